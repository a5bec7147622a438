import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { amusementJackpots } from '../../casino/amusementJackpots.ts';
import { tierJackpots } from '../../casino/tierJackpots.ts';
import { LANGS, readLang } from '../../contract/lang.ts';
import { badRequest } from '../../contract/Reply.ts';
import { toResponse } from '../../http/apiApp.ts';
import type { Env } from '../../http/Env.ts';
import type { Sandbox } from '../../Sandbox.ts';
import { jackpotsPage } from '../page/jackpots/jackpotsPage.ts';
import { openFramePolicy } from '../framePolicy.ts';
import { gameScript } from '../gameScript.ts';
import { pageResponse } from '../pageResponse.ts';

const SCHEMES = ['dark', 'light'] as const;
const SITE = /^[a-z0-9-]{1,64}$/i;

/**
 * Third-party content for the site other than games: the jackpots' data (`/jackpots/data?site=…&type=data`), and a page
 * of jackpots to frame (`/jackpots/board`), also as a script.
 */
export function jackpotsApp({ seed, clock, brands }: Sandbox, policy: string): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/jackpots/data', cors({ origin: '*', allowMethods: ['GET'], maxAge: 600 }));
  app.get('/jackpots/data', (context) => {
    const isAsked = SITE.test(context.req.query('site') ?? '') && context.req.query('type') === 'data';
    if (!isAsked) return toResponse(badRequest(), context.req.raw);
    return context.json(amusementJackpots(seed, clock.now()), 200, { 'cache-control': 'no-store' });
  });
  app.get('/jackpots/board.js', ({ req }) => gameScript(req.raw));
  app.get('/jackpots/board', ({ req }) => {
    const lang =
      LANGS.find((known) => known === req.query('lang')) ?? readLang(req.header('accept-language'));
    const scheme = SCHEMES.find((known) => known === req.query('scheme'));
    const slug = brands.all.find((brand) => brand.slug === req.query('site'))?.slug;
    const page = jackpotsPage({ lang, scheme, slug, tiers: tierJackpots(seed, clock.now()) });
    return pageResponse(page, req.query('within') === 'script' ? openFramePolicy(policy) : policy);
  });
  return app;
}
