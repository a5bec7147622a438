import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { filmFile } from '../art/artCatalogue.ts';
import { LANGS } from '../contract/lang.ts';
import type { MediaShelf } from '../media/MediaShelf.ts';
import { fileResponse } from '../media/fileResponse.ts';
import { STORY_POLICY, storyPage } from '../media/storyPage.ts';
import type { Sandbox } from '../Sandbox.ts';
import { storyPlans } from '../site/stories.ts';
import { crestPicture } from '../sport/crest.ts';
import type { Env } from './Env.ts';

const nothing = () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });

const FILM = /^\/_media\/games\/(\d{1,7})-[a-z]+\.mp4$/;
const CREST = /^\/_media\/crests\/(\d{1,3})\.svg$/;
const STORY = /^\/_media\/stories\/(\d{1,4})-(tr|en)\.html$/;

/** `/_media`: pictures, films and the pages of stories. */
export function mediaApp(sandbox: Sandbox, shelf: MediaShelf): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/_media/games/:name{.+\\.mp4}', async (context) => {
    const file = filmFile(Number(FILM.exec(context.req.path)?.[1]));
    const bytes = file ? await readFile(file).catch(() => undefined) : undefined;
    return bytes ? fileResponse(context.req.raw, 'film.mp4', bytes) : nothing();
  });

  app.get('/_media/stories/:name{.+\\.html}', (context) => {
    const [, id, spoken] = STORY.exec(context.req.path) ?? [];
    const plan = storyPlans(sandbox.lobbies, sandbox.seed).find((story) => story.id === Number(id));
    const lang = LANGS.find((known) => known === spoken);
    if (!plan || !lang) return nothing();
    return context.html(storyPage(plan, lang), 200, {
      'content-security-policy': STORY_POLICY,
      'cache-control': 'public, max-age=3600',
    });
  });

  app.get('/_media/crests/:name{.+\\.svg}', (context) => {
    const index = CREST.exec(context.req.path)?.[1];
    const picture = index === undefined ? undefined : crestPicture(sandbox.seed, Number(index));
    return picture ? fileResponse(context.req.raw, 'crest.svg', Buffer.from(picture)) : nothing();
  });

  app.get('/_media/*', async (context) => {
    const name = context.req.path.slice('/_media/'.length);
    const bytes = await shelf.picture(name);
    return bytes ? fileResponse(context.req.raw, name, bytes) : nothing();
  });

  return app;
}
