import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DeviceId } from '@baize/site';
import type { Addresses } from '@baize/shell/addresses';
import type { RenderRequest, RenderedPage } from '@baize/shell/server';
import type { AppVersion } from '@baize/build';
import type { AppName } from './apps.ts';

interface ManifestEntry {
  file: string;
  name?: string;
  src?: string;
  imports?: string[];
  isEntry?: boolean;
}

/** A build of an app: the files of its pages, and functions to render them on the server. */
export interface AppFiles {
  /** What the build is. Undefined in development. */
  about?: AppVersion;
  /** The folder of the browser's files. Undefined in development, where Vite serves them. */
  client?: string;
  /** The entry and its imports, in execution order. */
  entry: string[];
  /**
   * Further files that these modules need, to be preloaded with the entry; a module's name is its key in the manifest.
   * A module without a file of its own is part of another one.
   */
  preload: (imports: readonly string[]) => string[];
  /** Text files by language (`tr`), and by language and voice for what another voice says (`tr.informal`). */
  texts: Record<string, string[]>;
  /** Undefined if pages aren't rendered on the server; resolves to undefined while the site's options are unknown. */
  renderApp?: (request: RenderRequest) => Promise<RenderedPage<unknown> | undefined>;
  /** Normalizes a requested URL: drops everything that its page doesn't depend on. */
  cachedAddress?: (address: Pick<URL, 'pathname' | 'search'>) => string | Promise<string>;
  /** The window class assumed for a visitor until it's known. */
  device?: DeviceId | undefined;
  /** The rendering module, for a thread that loads it itself; undefined in development. */
  server?: string;
  /** URLs for crawlers; undefined in development. */
  addresses?: Addresses;
}

/** A build's version; development has none. */
export const versionOf = ({ about }: Pick<AppFiles, 'about'>): string => about?.version ?? '0.0.0';

/** A build in one line: `web 1.4.0 · contract 0.2.0 · 1a2b3c4`. */
export const describeVersion = ({ about }: Pick<AppFiles, 'about'>): string | undefined =>
  about &&
  [`${about.app} ${about.version}`, `contract ${about.contract}`, about.commit]
    .filter((part) => part !== undefined)
    .join(' · ');

/** Builds of one app that are served at once, the newest first. */
export type AppReleases = readonly [AppFiles, ...AppFiles[]];

/** The available apps. */
export type Apps = Partial<Record<AppName, AppReleases>>;

/** What the build of an app exports for the server. */
type ServerEntry = Pick<AppFiles, 'renderApp' | 'cachedAddress' | 'addresses' | 'device'>;

/** Texts in another voice. */
const VOICE = /^(.+\/)(\w+)(\.\w+)\.json$/;

/** The build's name for the texts that each page needs (`vite.shared.ts`). */
const TEXTS_CHUNK = /^texts-([\w.]+)$/;

/**
 * Reads the build of an app in a folder.
 * @throws if there is none, with the build command
 */
export async function readAppFiles(folder: string, app: AppName): Promise<AppFiles> {
  const client = join(folder, 'client');
  const manifest = new Map(
    Object.entries(readJson(join(client, '.vite/manifest.json'), app) as Record<string, ManifestEntry>),
  );
  const base = `/_app/${app}/`;
  const entry = [...manifest.keys()].find((key) => manifest.get(key)?.isEntry);
  if (!entry)
    throw new Error(`The build of ${app} has no entry chunk. Rebuild it: npx nx build @baize/${app}`);
  const server = pathToFileURL(join(folder, 'server/entry-server.js')).href;
  const { renderApp, cachedAddress, addresses, device } = (await import(server)) as ServerEntry;
  const urls = (entries: ManifestEntry[]) => entries.map(({ file }) => base + file);
  const own = closure(manifest, [entry]);
  const texts = [...manifest.values()].flatMap((chunk) => {
    const name = TEXTS_CHUNK.exec(chunk.name ?? '')?.[1];
    return name ? [[name, urls([chunk])] as const] : [];
  });
  /* What a page's own texts say in another voice is in one chunk; those of all pages are in `texts`. */
  const keyOf = (source: string) => {
    const [, folder = '', language = '', voice] = VOICE.exec(source) ?? [];
    if (!voice || !manifest.has(`${folder}${language}.json`)) return source;
    const name = `later-${language}${voice}`;
    return [...manifest.keys()].find((key) => manifest.get(key)?.name === name) ?? source;
  };
  return {
    about: readJson(join(client, 'version.json'), app) as AppVersion,
    client,
    entry: urls(own),
    preload: (imports) => urls(closure(manifest, imports.map(keyOf)).filter((chunk) => !own.includes(chunk))),
    texts: Object.fromEntries(texts),
    server,
    renderApp,
    cachedAddress,
    addresses,
    device,
  };
}

function readJson(file: string, app: AppName): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${app} isn't built (${file} can't be read). Build it: npx nx build @baize/${app}`, {
      cause,
    });
  }
}

/** Chunks with everything that they import, dependencies first. */
function closure(manifest: ReadonlyMap<string, ManifestEntry>, keys: readonly string[]): ManifestEntry[] {
  const seen = new Set<ManifestEntry>();
  const inOrder: ManifestEntry[] = [];
  const visit = (key: string) => {
    const chunk = manifest.get(key);
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    chunk.imports?.forEach(visit);
    inOrder.push(chunk);
  };
  keys.forEach(visit);
  return inOrder;
}
