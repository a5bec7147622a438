import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PaintedFrame } from '@baize/brand-html';
import type { Brand } from '@baize/brand';
import type { AppName } from './chooseApp.ts';

interface ManifestEntry {
  file: string;
  name?: string;
  src?: string;
  imports?: string[];
  isEntry?: boolean;
}

export interface FrameRequest {
  brand: Brand;
  path: string;
  language: string;
  options?: unknown;
  home?: unknown;
}

export type Frame = PaintedFrame & {
  /** False for an address that is no page. */
  found: boolean;
};

/** A built app: what its page starts, and how to paint the page without it. */
export interface AppFiles {
  client: string;
  entry: string;
  /** Files that the entry needs, to be fetched beside it. */
  preload: string[];
  /** Text files by language. */
  texts: Record<string, string[]>;
  /** Missing where pages are not painted, as in development. */
  paintFrame?: (request: FrameRequest) => Promise<Frame>;
}

/** Reads a build. @throws when there is none, with the way to make one */
export async function readAppFiles(root: string, app: AppName): Promise<AppFiles> {
  const client = join(root, 'apps', app, 'dist/client');
  const manifest = readManifest(join(client, '.vite/manifest.json'), app);
  const base = `/_app/${app}/`;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`The build of ${app} has no entry. Build it again: npx nx build @baize/${app}`);
  const server = pathToFileURL(join(root, 'apps', app, 'dist/server/frame.js')).href;
  const { paintFrame } = (await import(server)) as Pick<AppFiles, 'paintFrame'>;
  const urls = (entries: ManifestEntry[]) => entries.map(({ file }) => base + file);
  const texts = (language: string) =>
    urls(Object.values(manifest).filter(({ name }) => name === `texts-${language}`));
  return {
    client,
    entry: base + entry.file,
    preload: urls(closure(manifest, entry)),
    texts: { tr: texts('tr'), en: texts('en') },
    paintFrame,
  };
}

function readManifest(file: string, app: AppName): Record<string, ManifestEntry> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestEntry>;
  } catch (cause) {
    throw new Error(`${app} is not built (${file} cannot be read). Build it: npx nx build @baize/${app}`, {
      cause,
    });
  }
}

function closure(manifest: Record<string, ManifestEntry>, entry: ManifestEntry): ManifestEntry[] {
  const seen = new Set<ManifestEntry>();
  const visit = ({ imports = [] }: ManifestEntry) => {
    for (const key of imports) {
      const next = manifest[key];
      if (!next || seen.has(next)) continue;
      seen.add(next);
      visit(next);
    }
  };
  visit(entry);
  return [...seen];
}
