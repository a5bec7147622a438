import { Hono, type Context } from 'hono';
import { LANGS, readLang } from '../../contract/lang.ts';
import { badRequest, notFound, type Reply } from '../../contract/Reply.ts';
import { toResponse } from '../../http/apiApp.ts';
import type { Env } from '../../http/Env.ts';
import { isStorableText } from '../../http/guardText.ts';
import { senderOf } from '../../http/senderOf.ts';
import { fileResponse } from '../../media/fileResponse.ts';
import type { Sandbox } from '../../Sandbox.ts';
import { objectBody } from '../objectBody.ts';
import { pageResponse } from '../pageResponse.ts';
import { brandSheet, fontFile } from './brandTheme.ts';
import { EMBED_CALLS } from './embedCalls.ts';
import { EMBED_PAGES, type PageQuery } from './embedPages.ts';

const MAX_NAME = 64;
const SCHEMES = ['dark', 'light'] as const;
const SHORT = 'public, max-age=300';

async function answer(
  sandbox: Sandbox,
  context: Context<Env>,
  handle: (typeof EMBED_CALLS)[string],
): Promise<Reply> {
  const body = await objectBody(context.req.raw);
  if (!body) return badRequest();
  return handle(sandbox, { body, ip: senderOf(sandbox, context).address });
}

/** The query without invalid values. */
function queryOf(context: Context<Env>): PageQuery {
  const valid = (name: string, longest: number) => {
    const value = context.req.query(name) ?? '';
    return isStorableText(value) && value.length <= longest ? value : '';
  };
  const lang =
    LANGS.find((known) => known === context.req.query('lang')) ??
    readLang(context.req.header('accept-language'));
  return {
    lang,
    site: valid('site', MAX_NAME),
    name: valid('name', MAX_NAME),
    ticket: valid('ticket', 128),
    payload: valid('payload', 1024),
    scheme: SCHEMES.find((known) => known === context.req.query('scheme')),
  };
}

/** The pages that the site frames from the URLs in its general options (spec 2/2.10/1). */
export function embedApp(sandbox: Sandbox, policy: string): Hono<Env> {
  const app = new Hono<Env>();
  for (const [name, draw] of Object.entries(EMBED_PAGES)) {
    app.get(`/embed/${name}`, async (context) => pageResponse(await draw(sandbox, queryOf(context)), policy));
  }
  app.get('/embed/theme/:file{[a-z0-9-]+\\.css}', ({ req }) => {
    const sheet = brandSheet(req.param('file').slice(0, -'.css'.length));
    return sheet === undefined
      ? toResponse(notFound(), req.raw)
      : fileResponse(req.raw, req.path, Buffer.from(sheet), SHORT);
  });
  app.get('/embed/fonts/:file', async ({ req }) => {
    const bytes = await fontFile(req.param('file'));
    if (!bytes) return toResponse(notFound(), req.raw);
    const file = fileResponse(req.raw, req.path, bytes, SHORT);
    /* A script-based game runs in a host with an opaque origin, where a font needs permission. */
    file.headers.set('access-control-allow-origin', '*');
    return file;
  });
  for (const [name, handle] of Object.entries(EMBED_CALLS)) {
    app.post(`/embed/api/${name}`, async (context) =>
      toResponse(await answer(sandbox, context, handle), context.req.raw),
    );
  }
  return app;
}
