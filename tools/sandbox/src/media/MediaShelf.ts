import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { artVersion } from '../art/artVersion.ts';
import { drawPicture } from '../art/pictures.ts';
import type { Sandbox } from '../Sandbox.ts';
import { storyPlans } from '../site/stories.ts';
import { createByteCache } from './byteCache.ts';
import { createGate } from './createGate.ts';
import { readPictureName, type KnownThings } from './readPictureName.ts';

export interface MediaShelf {
  /**
   * The bytes of an image by its name (`games/1001-portrait.webp`); undefined when there is no such image.
   */
  picture(name: string): Promise<Buffer | undefined>;
}

export interface MediaShelfOptions {
  sandbox: Sandbox;
  /** The image cache's folder; without it images are drawn again after each start. */
  folder: string | undefined;
}

const MEMORY = 48_000_000;
/** Drawing is CPU-bound: two at a time leave capacity for requests. */
const AT_ONCE = 2;

async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

/** Draws images on first request, and caches them on disk and in memory. */
export function createMediaShelf({ sandbox, folder }: MediaShelfOptions): MediaShelf {
  const { lobbies, seed, log } = sandbox;
  const stories = new Map(
    storyPlans(lobbies, seed).map(({ id, game, times }) => [id, { gameId: game.id, multiplier: times }]),
  );
  const known: KnownThings = {
    hasGame: (id) => lobbies.game(id) !== undefined,
    hasProvider: (id) => lobbies.provider(id) !== undefined,
    story: (id) => stories.get(id),
  };
  const cache = createByteCache(MEMORY);
  const gate = createGate(AT_ONCE);
  const underWay = new Map<string, Promise<Buffer>>();
  const shelf = folder && join(folder, artVersion());

  async function fetch(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const file = shelf && join(shelf, name);
    const kept = file ? await readFile(file).catch(() => undefined) : undefined;
    const bytes = kept ?? (await gate(draw));
    cache.set(name, bytes);
    if (file && !kept)
      await keep(file, bytes).catch((error: unknown) =>
        log.warn('An image could not be cached', { file, error }),
      );
    return bytes;
  }

  return {
    async picture(name) {
      const cached = cache.get(name);
      if (cached) return cached;
      const picture = readPictureName(name, known);
      if (!picture) return undefined;
      const running = underWay.get(name) ?? fetch(name, () => drawPicture(picture));
      underWay.set(name, running);
      try {
        return await running;
      } finally {
        underWay.delete(name);
      }
    },
  };
}
