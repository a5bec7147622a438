import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { artVersion } from '../art/artVersion.ts';
import { formatOf, type Picture } from '../art/pictures.ts';
import type { Sandbox } from '../Sandbox.ts';
import { storyPlans } from '../site/stories.ts';
import { createByteCache } from './byteCache.ts';
import { createDrawer } from './createDrawer.ts';
import { createGate } from './createGate.ts';
import { createSharedWork } from './createSharedWork.ts';
import { readPictureName, type KnownThings } from './readPictureName.ts';

export interface MediaShelf {
  /**
   * The bytes of an image by its name (`games/1001-portrait.webp`); undefined if there is no such image. A queued image
   * is dropped once all requests for it have been aborted.
   * @throws the signal's reason once it is aborted
   */
  picture(name: string, signal?: AbortSignal): Promise<Buffer | undefined>;
  /** Whether any request is waiting for an image. */
  isBusy(): boolean;
  close(): void;
}

export interface MediaShelfOptions {
  sandbox: Sandbox;
  /** The number of games in the catalogue. */
  games: number;
  /** The image cache's folder; without it images are drawn again after each start. */
  folder: string | undefined;
}

const MEMORY = 48_000_000;
/** Drawing is CPU-bound: two at a time leave capacity for requests. */
const AT_ONCE = 2;

const keyOf = (picture: Picture): string => {
  const style = 'style' in picture ? picture.style : undefined;
  const parts: Record<string, string | number | undefined> = { ...picture, ...style, style: undefined };
  return Object.values(parts)
    .filter((part) => part !== undefined)
    .join('-')
    .replaceAll('#', '');
};

async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

/**
 * Draws images on first request, in a separate process, and caches them in memory and on disk, there under a hash of
 * everything that affects them.
 */
export function createMediaShelf({ sandbox, games, folder }: MediaShelfOptions): MediaShelf {
  const { brands, lobbies, seed, log } = sandbox;
  const stories = new Map(
    storyPlans(lobbies, seed).map(({ id, game, times }) => [id, { gameId: game.id, multiplier: times }]),
  );
  const known: KnownThings = {
    brand: (slug) => brands.all.find((brand) => brand.slug === slug),
    hasGame: (id) => lobbies.game(id) !== undefined,
    hasTable: (id) => lobbies.game(id)?.table !== undefined,
    hasProvider: (id) => lobbies.provider(id) !== undefined,
    studioGame: (id) => lobbies.games.find(({ providerId }) => providerId === id)?.id,
    story: (id) => stories.get(id),
  };
  const cache = createByteCache(MEMORY);
  const gate = createGate(AT_ONCE);
  const drawer = createDrawer({ games });
  const share = createSharedWork<Buffer>();
  const shelf = folder && join(folder, artVersion());

  /** Named after its content, including the brand's colours: which story has which number depends on the seed. */
  const fileOf = (picture: Picture) => shelf && join(shelf, `${keyOf(picture)}.${formatOf(picture)}`);

  async function fetch(name: string, picture: Picture, signal: AbortSignal): Promise<Buffer> {
    const file = fileOf(picture);
    const kept = file ? await readFile(file).catch(() => undefined) : undefined;
    const bytes = kept ?? (await gate(() => drawer.draw(picture), signal));
    cache.set(name, bytes);
    if (file && !kept)
      await keep(file, bytes).catch((error: unknown) =>
        log.warn('An image could not be cached', { file, error }),
      );
    return bytes;
  }

  let asked = 0;
  return {
    async picture(name, signal) {
      const cached = cache.get(name);
      if (cached) return cached;
      const picture = readPictureName(name, known);
      if (!picture) return undefined;
      asked += 1;
      try {
        return await share(name, (givenUp) => fetch(name, picture, givenUp), signal);
      } finally {
        asked -= 1;
      }
    },
    isBusy: () => asked > 0,
    close: () => drawer.close(),
  };
}
