import type { Hono } from 'hono';
import { setTimeout as wait } from 'node:timers/promises';
import { TILE_SHAPES, type Brand } from '../brands.ts';
import { LANGS } from '../contract/lang.ts';
import type { Env } from '../http/Env.ts';
import type { OpenedSandbox } from '../openSandbox.ts';
import { campaignSlides } from '../site/slides.ts';

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
/** The number of a lobby's tiles that a large screen shows without scrolling. */
const FIRST_TILES = 24;

type Device = (typeof DEVICES)[number];

/** A call of a first screen, with all its images. */
type Screen = (device: Device) => string;

const HOME: readonly Screen[] = [(device) => `homepage?device=${device}`, () => 'global-game-categories'];
const LOBBY_GAMES = LOBBIES.map(
  ({ games }): Screen =>
    () =>
      `games?type=${games}&per_page=${FIRST_TILES}`,
);
const LOBBY_BANNERS = LOBBIES.map(
  ({ banners }): Screen =>
    (device) =>
      `sliders?type=${banners}&device=${device}`,
);

/** Brands by age, oldest first, since those are opened first. */
const byAge = ({ sandbox }: OpenedSandbox): Brand[] =>
  sandbox.brands.all.filter(({ filled }) => filled).sort((a, b) => a.siteId - b.siteId);

/** Names of the images that a brand's screens show, in each language and for each device. */
async function imagesOf(app: Hono<Env>, { siteId }: Brand, screens: readonly Screen[]): Promise<string[]> {
  const names: string[] = [];
  for (const screen of screens)
    for (const lang of LANGS)
      for (const device of DEVICES) {
        const headers = { 'site-id': String(siteId), 'accept-language': lang };
        const reply = await app.fetch(new Request(`http://127.0.0.1/_api/${screen(device)}`, { headers }));
        for (const [, name = ''] of (await reply.text()).matchAll(PICTURE)) names.push(name);
      }
  return names;
}

/** A brand's first campaign for each device, in the language of most players. */
const firstCampaign = (brand: Brand): string[] =>
  DEVICES.flatMap((device) => {
    const [first] = campaignSlides(brand, device, LANGS[0]);
    return first ? [first.image.slice('/_media/'.length)] : [];
  });

/**
 * Names of the first screens' images: all of the oldest brand with each tile shape, and the first ones of any other
 * brand. Lobby banners are those of the oldest brand only, since each brand has its own.
 */
async function firstImages(app: Hono<Env>, opened: OpenedSandbox): Promise<Set<string>> {
  const brands = byAge(opened);
  const first = TILE_SHAPES.flatMap((shape) => brands.find(({ tile }) => tile === shape) ?? []);
  const [oldest] = brands;
  const names: string[] = [];
  for (const brand of first) names.push(...(await imagesOf(app, brand, HOME)));
  names.push(...brands.flatMap(firstCampaign));
  if (oldest) names.push(...(await imagesOf(app, oldest, LOBBY_BANNERS)));
  for (const brand of first) names.push(...(await imagesOf(app, brand, LOBBY_GAMES)));
  return new Set(names);
}

/** How often to check whether visitors are waiting for images, in ms. */
const LOOK_MS = 100;

/** How many images are drawn at the same time. */
const AT_ONCE = 2;

/**
 * Draws the images of the first screens in advance, so that a first visit doesn't wait for them. An image requested by
 * a visitor takes precedence.
 *
 * @param signal stops it before the next image
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
