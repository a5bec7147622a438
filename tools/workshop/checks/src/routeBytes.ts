import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './root.ts';

interface Chunk {
  file: string;
  name?: string;
  src?: string;
  imports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

/** Script bytes, gzip level 9. */
export interface RouteBytes {
  route: string;
  /** For a visit that starts here: the entry, the texts of one language and the page. */
  first: number;
  /** The bytes that the page adds to a visit that started at home. */
  further: number;
  /** An account page; those have separate budgets. */
  isAccount?: boolean;
}

/** Modules that every account page loads besides its own code. */
const ACCOUNT = ['libs/account/src/accountPages.ts', 'libs/account/src/locales/tr.json'] as const;

/**
 * The measured pages: name, and the modules that a visit loads before the page is interactive. Below-the-fold sections
 * load theirs later.
 */
const ROUTES = {
  home: ['libs/content/src/home/HomePage.tsx'],
  lobby: ['libs/casino/src/lobby/LobbyPage.tsx'],
  player: ['libs/casino/src/game-view/GameView.tsx'],
  demo: ['libs/casino/src/game-view/DemoGamePage.tsx'],
  login: [
    'libs/session/src/sessionPages.ts',
    'libs/session/src/login/LoginPage.tsx',
    'libs/session/src/locales/tr.json',
  ],
  deposit: [
    ...ACCOUNT,
    'libs/account/src/money/cashier/DepositPage.tsx',
    'libs/account/src/money/locales/tr.json',
    'libs/forms/src/locales/tr.json',
    'libs/i18n/src/platform-messages/account/locales/tr.json',
    'libs/i18n/src/catalogue/accountMessages.ts',
    'libs/i18n/src/catalogue/wordings.json',
  ],
  histories: [
    ...ACCOUNT,
    'libs/account/src/history/list-page/HistoryPage.tsx',
    'libs/account/src/history/lists/gameHistory.ts',
    'libs/account/src/history/locales/tr.json',
  ],
  'not found': ['libs/shell/src/not-found/NotFoundPage.tsx'],
} as const;

const ACCOUNT_ROUTES: ReadonlySet<string> = new Set([
  'deposit',
  'histories',
] satisfies (keyof typeof ROUTES)[]);

const FIRST_TEXTS = 'texts-tr';

function readManifest(app: string): Manifest {
  return JSON.parse(
    readFileSync(join(ROOT, 'apps', app, 'dist/client/.vite/manifest.json'), 'utf8'),
  ) as Manifest;
}

function filesOf(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}

function keysOf(manifest: Manifest, app: string, modules: readonly string[]): string[] {
  return modules.map((module) => {
    const name = basename(module, '.tsx');
    const key = Object.keys(manifest).find(
      (known) => known.endsWith(module) || manifest[known]?.name === name,
    );
    if (!key) throw new Error(`${app} has no chunk for ${module}. Was it renamed? Update routeBytes.ts.`);
    return key;
  });
}

/** Script bytes by route, as the first of a visit and as a later one. */
export function routeBytes(app: string): RouteBytes[] {
  const manifest = readManifest(app);
  const gzip = (files: Iterable<string>) =>
    [...files]
      .filter((file) => file.endsWith('.js'))
      .reduce(
        (sum, file) =>
          sum + gzipSync(readFileSync(join(ROOT, 'apps', app, 'dist/client', file)), { level: 9 }).length,
        0,
      );
  const entry = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry || manifest[key]?.name === FIRST_TEXTS,
  );
  const shared = filesOf(manifest, entry);
  const home = shared.union(filesOf(manifest, keysOf(manifest, app, ROUTES.home)));
  return Object.entries(ROUTES).map(([route, modules]) => {
    const files = filesOf(manifest, keysOf(manifest, app, modules));
    return {
      route,
      first: gzip(shared.union(files)),
      further: gzip(files.difference(home)),
      isAccount: ACCOUNT_ROUTES.has(route),
    };
  });
}
