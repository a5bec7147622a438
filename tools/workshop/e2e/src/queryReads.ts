import type { Brand } from '@baize/brand';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What an app's build for the server exports, as far as it is tested here. */
interface EntryServer {
  renderApp: (request: {
    brand: Brand;
    path: string;
    language: string;
    fetch: typeof fetch;
  }) => Promise<{ html: string; head: string } | undefined>;
  pageAddress: (address: { pathname: string; search: string }) => string;
  addresses: { open: string[]; patterns: string[] };
}

export const readEntryServer = (app: string) =>
  import(
    pathToFileURL(join(import.meta.dirname, '../../../../apps', app, 'dist/server/entry-server.js')).href
  ) as Promise<EntryServer>;

/** Marks the query of the page, among all the others that are read while it is rendered. */
const MARK = 'of-the-page';

type Method = (this: URLSearchParams, ...args: unknown[]) => unknown;

/** Methods that read one parameter, and those that read all. */
const OF_ONE = ['has', 'get', 'getAll'] as const;
const OF_ALL = ['forEach', 'keys', 'values', 'entries', Symbol.iterator] as const;

/** Notes which parameters of the marked query are read, all of them as `*`, until the returned function is called. */
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
  /** Whether the markup is the same as without any. */
  isSame: boolean;
}

/** Renders a page with a query that no page knows, and returns what is read of it. */
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
