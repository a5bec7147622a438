import { afterEach, expect, it, vi } from 'vitest';
import { catalogueOf } from '../art/artCatalogue.ts';
import type { Picture } from '../art/pictures.ts';
import { createDrawer, type Drawer } from './createDrawer.ts';

const GAMES = 200;
const LOGO = { kind: 'payment', id: 'papara', tone: 'dark', lang: 'tr' } as const satisfies Picture;

let drawer: Drawer;
afterEach(() => drawer.close());

/** The form of a WebP file: its first bytes, and its kind. */
const formOf = (bytes: Buffer) => [bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)];

it('draws in a process that exits when idle, and restarts it on demand', async () => {
  drawer = createDrawer({ games: GAMES, idleMs: 50 });
  expect(drawer.pid()).toBeUndefined();
  expect(formOf(await drawer.draw(LOGO))).toEqual(['RIFF', 'WEBP']);
  const first = drawer.pid();
  expect(first).toBeGreaterThan(0);
  await vi.waitFor(() => expect(drawer.pid()).toBeUndefined(), 5_000);
  await vi.waitFor(() => expect(() => process.kill(first!, 0)).toThrow('ESRCH'), 5_000);
  expect(formOf(await drawer.draw(LOGO))).toEqual(['RIFF', 'WEBP']);
  expect(drawer.pid()).not.toBe(first);
});

it('draws the games of the catalogue', async () => {
  drawer = createDrawer({ games: GAMES });
  const { games } = catalogueOf(GAMES);
  const ids = [games[0]!.id, games.at(-1)!.id];
  const drawn = await Promise.all(ids.map((id) => drawer.draw({ kind: 'game', id, shape: 'wide' })));
  expect(drawn.map(formOf)).toEqual(ids.map(() => ['RIFF', 'WEBP']));
  expect(drawn[0]).not.toEqual(drawn[1]);
});

it('returns each caller its own image', async () => {
  drawer = createDrawer({ games: GAMES });
  const other: Picture = { ...LOGO, tone: 'light' };
  const [dark, light, again] = await Promise.all([LOGO, other, LOGO].map((one) => drawer.draw(one)));
  expect(dark).toEqual(again);
  expect(dark).not.toEqual(light);
});

it('fails only what can’t be drawn', async () => {
  drawer = createDrawer({ games: GAMES });
  const unknown = { kind: 'payment', id: 'none', tone: 'dark' } as unknown as Picture;
  const [failed, drawn] = await Promise.allSettled([drawer.draw(unknown), drawer.draw(LOGO)]);
  expect(failed).toMatchObject({ status: 'rejected' });
  expect(drawn).toMatchObject({ status: 'fulfilled' });
});

it('draws nothing once it is closed', async () => {
  drawer = createDrawer({ games: GAMES });
  drawer.close();
  await expect(drawer.draw(LOGO)).rejects.toThrow('Nothing is drawn any more.');
  expect(drawer.pid()).toBeUndefined();
});

it('fails a pending drawing when it is closed', async () => {
  drawer = createDrawer({ games: GAMES });
  const drawing = drawer.draw(LOGO);
  drawer.close();
  await expect(drawing).rejects.toThrow('Nothing is drawn any more.');
});

it('fails a pending drawing when the process dies, and starts a new one', async () => {
  drawer = createDrawer({ games: GAMES });
  await drawer.draw(LOGO);
  const drawing = drawer.draw({ kind: 'reels', gameId: 1001 });
  process.kill(drawer.pid()!, 'SIGKILL');
  await expect(drawing).rejects.toThrow('The drawing process has ended: SIGKILL');
  expect(formOf(await drawer.draw(LOGO))).toEqual(['RIFF', 'WEBP']);
});
