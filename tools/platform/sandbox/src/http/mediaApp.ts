import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { filmFile } from '../art/artCatalogue.ts';
import type { MediaShelf } from '../media/MediaShelf.ts';
import { fileResponse } from '../media/fileResponse.ts';
import { pictureResponse } from '../media/pictureResponse.ts';
import type { Sandbox } from '../Sandbox.ts';
import { crestPicture } from '../sport/crest.ts';
import type { Env } from './Env.ts';

const nothing = () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });

const FILM = /^\/_media\/games\/(\d{1,7})-[a-z]+\.mp4$/;
const CREST = /^\/_media\/crests\/(\d{1,3})\.svg$/;

/** `/_media`: images and videos. */
export function mediaApp(sandbox: Sandbox, shelf: MediaShelf): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/_media/games/:name{.+\\.mp4}', async (context) => {
    const file = filmFile(Number(FILM.exec(context.req.path)?.[1]));
    const bytes = file ? await readFile(file).catch(() => undefined) : undefined;
    return bytes ? fileResponse(context.req.raw, 'film.mp4', bytes) : nothing();
  });

  app.get('/_media/crests/:name{.+\\.svg}', (context) => {
    const index = CREST.exec(context.req.path)?.[1];
    const picture = index === undefined ? undefined : crestPicture(sandbox.seed, Number(index));
    return picture ? fileResponse(context.req.raw, 'crest.svg', Buffer.from(picture)) : nothing();
  });

  app.get('/_media/*', async (context) => {
    const name = context.req.path.slice('/_media/'.length);
    return (await pictureResponse(shelf, name, context.req.raw)) ?? nothing();
  });

  return app;
}
