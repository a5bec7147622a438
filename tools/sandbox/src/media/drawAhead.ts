import type { Hono } from 'hono';
import { setTimeout as wait } from 'node:timers/promises';
import { TILE_SHAPES } from '../brands.ts';
import { LANGS } from '../contract/lang.ts';
import type { Env } from '../http/Env.ts';
import type { OpenedSandbox } from '../openSandbox.ts';

const DEVICES = [1, 2] as const;
const PICTURE = /\/_media\/([\w/-]+\.(?:webp|avif))/g;

/** Names of the pictures that the home pages show: games in every shape, banners in every language and for every device. */
async function picturesOfHomes(app: Hono<Env>, { sandbox }: OpenedSandbox): Promise<Set<string>> {
  const names = new Set<string>();
  for (const shape of TILE_SHAPES) {
    const brand = sandbox.brands.all.find(({ tile, filled }) => filled && tile === shape);
    for (const lang of brand ? LANGS : [])
      for (const device of DEVICES) {
        const headers = { 'site-id': String(brand?.siteId), 'accept-language': lang };
        const reply = await app.fetch(
          new Request(`http://127.0.0.1/_api/homepage?device=${device}`, { headers }),
        );
        for (const [, name = ''] of (await reply.text()).matchAll(PICTURE)) names.add(name);
      }
  }
  return names;
}

/** How often it looks whether visitors wait for images, in ms. */
const LOOK_MS = 100;

/**
 * Draws what the home pages show, one after the other, so that a first visit doesn't wait for it. An image that a visitor
 * waits for comes first.
 *
 * @param signal ends it, before the next one
 */
export async function drawAhead(app: Hono<Env>, opened: OpenedSandbox, signal: AbortSignal): Promise<void> {
  const names = await picturesOfHomes(app, opened);
  for (const name of names) {
    while (opened.media.isBusy() && !signal.aborted) await wait(LOOK_MS, undefined, { ref: false });
    if (signal.aborted) return;
    await opened.media.picture(name).catch((error: unknown) => {
      if (!signal.aborted)
        opened.sandbox.log.warn('An image could not be drawn ahead', { name, error: String(error) });
    });
  }
}
