import { findBrandByHost, splitHost, type Brand } from '@baize/brand';
import {
  brandLook,
  KEPT_COOKIE,
  neutralPage,
  renderPage,
  type BrandLook,
  type PageInput,
} from '@baize/brand-html';
import { isLanguage, LANGUAGE_KEY, startLanguage, type Language } from '@baize/i18n/languages';
import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { randomBytes } from 'node:crypto';
import { chooseApp, knownChoice, type AppName } from './chooseApp.ts';
import type { EdgeOptions } from './EdgeOptions.ts';
import { framePainting } from './framePainting.ts';
import { packed } from './packed.ts';
import { contentPolicy, PAGE_HEADERS } from './pagePolicy.ts';
import { readVisit } from './visit.ts';

const DEVICE_COOKIE = 'device';
const YEAR = 31_536_000;
const LOCAL = /(?:^|\.)localhost(?::\d+)?$/;

/** The app for this visitor; a choice in the address is remembered, and a cookie that holds none is deleted. */
function appFor(c: Context, embed: boolean): AppName {
  const asked = knownChoice(c.req.query('device'));
  const cookie = getCookie(c, DEVICE_COOKIE);
  const remembered = knownChoice(cookie);
  if (asked) setCookie(c, DEVICE_COOKIE, asked, { path: '/', maxAge: YEAR, sameSite: 'Lax' });
  else if (cookie !== undefined && !remembered) deleteCookie(c, DEVICE_COOKIE, { path: '/' });
  return chooseApp({
    embed,
    asked,
    remembered,
    mobileHint: c.req.header('sec-ch-ua-mobile'),
    userAgent: c.req.header('user-agent'),
  });
}

/** The visitor's language: the brand's own without a choice. A cookie that names none is deleted. */
function languageFor(c: Context, { defaultLanguage }: Brand): Language {
  const chosen = getCookie(c, LANGUAGE_KEY);
  if (chosen !== undefined && !isLanguage(chosen)) deleteCookie(c, LANGUAGE_KEY, { path: '/' });
  return startLanguage(chosen, defaultLanguage);
}

const NO_PARTNERS: Brand['partners'] = { feeds: [], payments: [], parents: [] };

const policyFor = (host: string, nonce: string, brand: Brand | undefined) =>
  contentPolicy({
    nonce,
    local: LOCAL.test(host),
    embed: splitHost(host).embed,
    partners: brand?.partners ?? NO_PARTNERS,
  });

/** Every address that is no file: the page of the brand that the host belongs to. */
export function pageRoute({ brands, artwork, apps, upstream, trustsProxy, headOf }: EdgeOptions): Hono {
  const looks = new Map<string, BrandLook>(brands.map((brand) => [brand.slug, brandLook(brand, artwork)]));
  const paint = framePainting(apps, upstream);

  const bootOf = (brand: Brand, language: Language, name: AppName, preload: string[]): PageInput['boot'] => {
    const { entry, texts } = apps[name];
    return { siteId: brand.id, language, early: ['/_api/options'], entry, preload, texts };
  };

  return new Hono().get('*', async (c) => {
    const { host } = readVisit(c, trustsProxy);
    const nonce = randomBytes(16).toString('base64url');
    const brand = findBrandByHost(host, brands);
    const headers = { ...PAGE_HEADERS, 'content-security-policy': policyFor(host, nonce, brand) };
    const look = looks.get(brand?.slug ?? '');
    if (!brand || !look) return c.body(neutralPage(nonce), 404, headers);

    const name = appFor(c, splitHost(host).embed);
    const { pathname, search } = new URL(c.req.url);
    const language = languageFor(c, brand);
    const { frame, preload } = await paint({ brand, app: name, path: pathname + search, language });
    const page = renderPage({
      brand,
      look,
      frame,
      nonce,
      kept: getCookie(c, KEPT_COOKIE) === '1',
      boot: bootOf(brand, language, name, preload),
      headExtra: headOf?.(name, nonce),
    });
    const reply = await packed(page, c.req.header('accept-encoding'));
    return c.body(reply.body, frame?.found === false ? 404 : 200, { ...headers, ...reply.headers });
  });
}
