import type { Brand } from '@baize/brand';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of an app's server exports that is tested here. */
interface EntryServer {
  renderApp: (request: {
    brand: Brand;
    path: string;
    language: string;
    fetch: typeof fetch;
  }) => Promise<{ html: string; head: string } | undefined>;
  cachedAddress: (address: { pathname: string; search: string }) => string;
  addresses: { open: string[]; patterns: string[] };
}

export const readEntryServer = (app: string) =>
  import(
    pathToFileURL(join(import.meta.dirname, '../../../../apps', app, 'dist/server/entry-server.js')).href
  ) as Promise<EntryServer>;

/** Marks the page's query among all others that are read during rendering. */
const MARK = 'of-the-page';

type Method = (this: URLSearchParams, ...args: unknown[]) => unknown;

/** Methods that read a single parameter; others read all. */
const OF_ONE = ['has', 'get', 'getAll'] as const;
const OF_ALL = ['forEach', 'keys', 'values', 'entries', Symbol.iterator] as const;

/** Records which parameters of the marked query are read (`*` for all) until the returned function is called. */
function watchReads(names: Set<string>) {
  const { prototype } = URLSearchParams;
  const original = Object.getOwnPropertyDescriptors(prototype);
  const has = original.has.value as Method;
  const watch = (key: string | symbol, nameOf: (args: unknown[]) => string) => {
    const method = Reflect.get(prototype, key) as Method;
    const watched: Method = function (...args) {
      if (has.call(this, MARK)) names.add(nameOf(args));
      return method.apply(this, args);
    };
    Object.defineProperty(prototype, key, { value: watched, configurable: true, writable: true });
  };
  for (const key of OF_ONE) watch(key, ([name]) => String(name));
  for (const key of OF_ALL) watch(key, () => '*');
  return () => Object.defineProperties(prototype, original);
}

interface Reads {
  /** The query parameters that were read. */
  names: string[];
  /** Whether the markup is the same as without any query. */
  isSame: boolean;
}

/** Renders a page with unknown query parameters, and returns which of them are read. */
export async function queryReads(
  { renderApp }: Pick<EntryServer, 'renderApp'>,
  { brand, path, platform }: { brand: Brand; path: string; platform: string },
): Promise<Reads> {
  const render = (address: string) =>
    renderApp({
      brand,
      path: address,
      language: brand.defaultLanguage,
      fetch: async (input) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input);
        return fetch(platform + pathname + search, { headers: { 'site-id': String(brand.id) } });
      },
    });
  const plain = await render(path);
  const names = new Set<string>();
  const restore = watchReads(names);
  const marked = await render(`${path}?${MARK}=1`).finally(restore);
  const isSame = plain !== undefined && plain.html === marked?.html && plain.head === marked.head;
  return { names: [...names], isSame };
}
