import { findBrandByHost, splitHost, type Brand } from '@baize/brand';
import { brandLook, neutralPage, renderPage, type BrandLook, type PaintedFrame } from '@baize/brand-html';
import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { proxy } from 'hono/proxy';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { AppFiles } from './AppFiles.ts';
import { chooseApp, choiceToRemember, type AppName } from './chooseApp.ts';
import { FrameCache } from './FrameCache.ts';
import { contentPolicy, PAGE_HEADERS } from './pagePolicy.ts';
import { publicData } from './PublicData.ts';
import { serveFile } from './serveFile.ts';

export interface EdgeOptions {
  brands: readonly Brand[];
  /** Folder with one sub-folder of artwork for each brand. */
  artwork: string;
  fonts: string;
  apps: Record<AppName, AppFiles>;
  /** The platform, or the sandbox: `http://127.0.0.1:4300`. */
  upstream: string;
}

const DEVICE: Record<AppName, number> = { web: 1, 'mobile-web': 2, 'embed-shell': 1 };
const ARTWORK = /^\/brand\/(favicon|logo|logo-mark)\.svg$/;
const DEVICE_COOKIE = 'device';
const YEAR = 31_536_000;

/** The one server in front of all brands and apps: pages, their files, and the way to the platform. */
export function createEdge({ brands, artwork, fonts, apps, upstream }: EdgeOptions): Hono {
  const edge = new Hono();
  const looks = new Map<string, BrandLook>(brands.map((brand) => [brand.slug, brandLook(brand, artwork)]));
  const askPublic = publicData(upstream);
  const frames = new FrameCache<PaintedFrame & { found: boolean }>();
  const hostOf = (c: Context) => c.req.header('host') ?? '';
  const notFound = (c: Context) => c.text('Not found', 404, { 'cache-control': 'no-store' });

  edge.get('/healthz', (c) => c.text('ok'));

  for (const prefix of ['/_api/*', '/_media/*']) {
    edge.all(prefix, (c) => {
      const { pathname, search } = new URL(c.req.url);
      const headers = { ...c.req.header(), 'X-Forwarded-Host': hostOf(c), 'X-Forwarded-Proto': 'http' };
      return proxy(upstream + pathname + search, { ...c.req, headers }).catch(() =>
        c.json({ message: 'please_try_again' }, 502),
      );
    });
  }

  edge.get('/_app/:app/*', async (c) => {
    const app = apps[c.req.param('app') as AppName] as AppFiles | undefined;
    const path = c.req.path.slice(`/_app/${c.req.param('app')}/`.length);
    const acceptEncoding = c.req.header('accept-encoding');
    return (app && (await serveFile({ folder: app.client, path, acceptEncoding }))) ?? notFound(c);
  });

  edge.get(
    '/_fonts/:file',
    async (c) => (await serveFile({ folder: fonts, path: c.req.param('file') })) ?? notFound(c),
  );

  edge.get('/brand/:file', async (c) => {
    const brand = findBrandByHost(hostOf(c), brands);
    if (!brand || !ARTWORK.test(c.req.path)) return notFound(c);
    const folder = join(artwork, brand.slug);
    return (
      (await serveFile({ folder, path: c.req.param('file'), cacheControl: 'public, max-age=3600' })) ??
      notFound(c)
    );
  });

  edge.get('*', async (c) => {
    const host = hostOf(c);
    const nonce = randomBytes(16).toString('base64url');
    const brand = findBrandByHost(host, brands);
    const look = brand && looks.get(brand.slug);
    const { embed } = splitHost(host);
    const policy = contentPolicy({
      nonce,
      local: host.includes('localhost'),
      frameAncestors: embed ? "'self' http://*.localhost:*" : undefined,
    });
    if (!brand || !look)
      return c.body(neutralPage(nonce), 404, { ...PAGE_HEADERS, 'content-security-policy': policy });

    const asked = c.req.query('device');
    const name = chooseApp({
      embed,
      asked,
      remembered: getCookie(c, DEVICE_COOKIE),
      mobileHint: c.req.header('sec-ch-ua-mobile'),
      userAgent: c.req.header('user-agent'),
    });
    const remember = choiceToRemember(asked);
    if (remember) setCookie(c, DEVICE_COOKIE, remember, { path: '/', maxAge: YEAR, sameSite: 'Lax' });

    const app = apps[name];
    const { pathname, search } = new URL(c.req.url);
    const language = brand.defaultLanguage;
    const known = await askPublic({ siteId: brand.id, language, device: DEVICE[name], host });
    const frame = await frames
      .get([brand.slug, name, pathname, search].join(' '), known, () =>
        app.paintFrame({ brand, path: pathname + search, language, ...known }),
      )
      .catch(
        (error: unknown) =>
          void console.error(`${brand.slug} ${name} ${pathname} could not be painted:`, error),
      );
    const html = renderPage({
      brand,
      look,
      frame: frame ?? undefined,
      nonce,
      boot: {
        siteId: brand.id,
        language,
        device: DEVICE[name],
        early: ['/_api/options'],
        earlyHome: known.home ? [] : [`/_api/homepage?device=${DEVICE[name]}`],
        entry: app.entry,
        preload: app.preload,
        texts: app.texts,
      },
    });
    return c.body(html, frame?.found === false ? 404 : 200, {
      ...PAGE_HEADERS,
      'content-security-policy': policy,
    });
  });

  return edge;
}
