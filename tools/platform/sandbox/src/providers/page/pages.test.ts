import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../../testing/openTest.ts';

const ORIGIN = 'http://providers.localhost:4300';
const SCRIPTS = ['/page/sport/sportLoader.js', '/page/shared/gameLoader.js'];
const SERVED = /\.(?:js|css)$/;
const HREF = /<link rel="stylesheet" href="([^"]+)"|<script type="module" src="([^"]+)"/g;
const IMPORT = /from '([^']+)'|new URL\('([^']+)'/g;
/** Styles that a script loads by name: the sportsbook's, into any page. */
const STYLE = /'([a-z-]+\/[A-Za-z]+)'/g;

let test: TestSandbox;
let pages: readonly string[];

beforeAll(async () => {
  test = await openTest();
  const { lobbies } = test.sandbox;
  const table = (name: string) => lobbies.find({ type: 5 }).find((game) => game.table === name)?.id;
  pages = [
    `/slot/${lobbies.find({ type: 4 })[0]?.id}`,
    `/bingo/${lobbies.find({ type: 6 })[0]?.id}`,
    `/crash/${lobbies.find({ type: 8 })[0]?.id}`,
    `/roulette/${table('ROULETTE')}`,
    `/blackjack/${table('BLACKJACK')}`,
    '/binary/lobby',
    '/live-slot/1',
    '/poker/lobby',
    '/sport/redlane/live',
    '/payment/window',
    '/story/1-tr',
    '/bridge/conformance',
    '/jackpots/board',
    ...['wheel', 'treasure', 'bonus-request', 'level', 'case'].map((name) => `/embed/${name}${QUERY}`),
  ];
  return () => test.close();
}, START_TIME);

const PAYLOAD = JSON.stringify({ username: 'defne', user_id: 1, total_deposit: '6000.00' });
const QUERY = `?payload=${Buffer.from(PAYLOAD).toString('base64url')}`;

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one, other]) => one ?? other ?? '');

async function textOf(path: string): Promise<string> {
  const { status, text } = await test.fetch(ORIGIN + path);
  expect(status, path).toBe(200);
  return text;
}

function filesOf(path: string, text: string): string[] {
  if (!path.endsWith('.js')) return [];
  const styles = path.endsWith('sportBook.js') ? found(text, STYLE).map((name) => `/page/${name}.css`) : [];
  return [...styles, ...found(text, IMPORT).map((file) => new URL(file, ORIGIN + path).pathname)];
}

/** All scripts and styles that these files load, directly or indirectly. */
async function reach(begin: readonly string[]): Promise<ReadonlySet<string>> {
  const seen = new Set(begin);
  for (const path of seen) for (const file of filesOf(path, await textOf(path))) seen.add(file);
  return seen;
}

const shown = (html: string) => /<body[^]*<\/body>/.exec(html)?.[0] ?? '';

describe('the providers’ pages', () => {
  it('load only existing files, and every file is loaded', async () => {
    const begin = (await Promise.all(pages.map(textOf))).flatMap((html) => found(html, HREF));
    const asked = await reach([...begin, ...SCRIPTS]);
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const there = files.filter((file) => SERVED.test(file)).map((file) => `/page/${file}`);
    expect([...asked].toSorted()).toEqual(there.toSorted());
  });

  it('have unique ids and labels', async () => {
    for (const page of pages) {
      const body = shown(await textOf(page));
      const ids = found(body, / id="([^"]+)"/g);
      expect(ids.length, page).toBe(new Set(ids).size);
      expect(body, page).not.toMatch(/undefined|\[object|data-(?:text|label)=""/);
    }
  });
});
