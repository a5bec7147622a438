import type { Hono } from 'hono';
import { setTimeout as wait } from 'node:timers/promises';
import { TILE_SHAPES } from '../brands.ts';
import { LANGS } from '../contract/lang.ts';
import type { Env } from '../http/Env.ts';
import type { OpenedSandbox } from '../openSandbox.ts';

const DEVICES = [1, 2] as const;
const PICTURE = /\/_media\/([\w/-]+\.(?:webp|avif))/g;

/** Each lobby with its banners; `games` is the airship lobby, which has none. */
const LOBBIES = [
  { games: 'casino', banners: 'casino' },
  { games: 'live_casino', banners: 'live_casino' },
  { games: 'bingo', banners: 'bingo' },
  { games: 'tv_games', banners: 'beton' },
  { games: 'virtual_games', banners: 'virtual' },
  { games: 'games', banners: 'game' },
] as const;
/** Tiles of a lobby that a large screen shows before it is scrolled. */
const FIRST_TILES = 24;

type Device = (typeof DEVICES)[number];

/** The calls of the first screens, with all their images, the home page before the lobbies. */
const FIRST_SCREENS: readonly ((device: Device) => string)[] = [
  (device) => `homepage?device=${device}`,
  ...LOBBIES.flatMap(({ games, banners }) => [
    (device: Device) => `sliders?type=${banners}&device=${device}`,
    () => `games?type=${games}&per_page=${FIRST_TILES}`,
  ]),
];

/** Names of the images of the first screens: games in each shape, banners in each language and for each device. */
async function firstImages(app: Hono<Env>, { sandbox }: OpenedSandbox): Promise<Set<string>> {
  const brands = TILE_SHAPES.flatMap(
    (shape) => sandbox.brands.all.find(({ tile, filled }) => filled && tile === shape) ?? [],
  );
  const names = new Set<string>();
  for (const screen of FIRST_SCREENS)
    for (const { siteId } of brands)
      for (const lang of LANGS)
        for (const device of DEVICES) {
          const headers = { 'site-id': String(siteId), 'accept-language': lang };
          const reply = await app.fetch(new Request(`http://127.0.0.1/_api/${screen(device)}`, { headers }));
          for (const [, name = ''] of (await reply.text()).matchAll(PICTURE)) names.add(name);
        }
  return names;
}

/** How often it looks whether visitors wait for images, in ms. */
const LOOK_MS = 100;

/** How many images are drawn at the same time. */
const AT_ONCE = 2;

/**
 * Draws what the first screens show, so that a first visit doesn't wait for it. An image that a visitor waits for comes
 * first.
 *
 * @param signal ends it, before the next one
 */
export async function drawAhead(app: Hono<Env>, opened: OpenedSandbox, signal: AbortSignal): Promise<void> {
  const names = (await firstImages(app, opened)).values();
  await Promise.all(Array.from({ length: AT_ONCE }, () => drawAll(names, opened, signal)));
}

async function drawAll(names: Iterable<string>, opened: OpenedSandbox, signal: AbortSignal): Promise<void> {
  for (const name of names) {
    while (opened.media.isBusy() && !signal.aborted) await wait(LOOK_MS, undefined, { ref: false });
    if (signal.aborted) return;
    await opened.media.picture(name).catch((error: unknown) => {
      if (!signal.aborted)
        opened.sandbox.log.warn('An image could not be drawn ahead', { name, error: String(error) });
    });
  }
}
