import { findBrandByHost, splitHost, type Brand } from '@baize/brand';
import { parseDeviceId, SCREEN_COOKIE, type DeviceId } from '@baize/site';
import {
  brandAssets,
  PREFERENCES_COOKIE,
  unknownHostPage,
  renderDocument,
  type DocumentInput,
} from '@baize/document';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@baize/i18n/languages';
import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { describeVersion, versionOf, type AppFiles } from './AppFiles.ts';
import type { AppName } from './apps.ts';
import { chooseApp, parseAppChoice } from './chooseApp.ts';
import { chooseLanguage } from './chooseLanguage.ts';
import { closedReply } from './closedReply.ts';
import { siteClosure } from './siteClosure.ts';
import type { SiteParts } from './SiteServerOptions.ts';
import { compressPage } from './compressPage.ts';
import { presentApp } from './presentApp.ts';
import type { CachedPage } from './RenderPage.ts';
import { releaseFor } from './releases/releaseFor.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { readVisit } from './visit.ts';

const DEVICE_COOKIE = 'device';
const YEAR = 31_536_000;
const LOCAL = /(?:^|\.)localhost(?::\d+)?$/;

/** The visitor's app. A choice in the URL is stored; a cookie with an invalid choice is deleted. */
function appFor(c: Context, embed: boolean): AppName {
  const asked = parseAppChoice(c.req.query('device'));
  const cookie = getCookie(c, DEVICE_COOKIE);
  const remembered = parseAppChoice(cookie);
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

/** The class of the visitor's last window. A cookie with an unknown class is deleted. */
function deviceFor(c: Context): DeviceId | undefined {
  const last = getCookie(c, SCREEN_COOKIE);
  const device = parseDeviceId(last);
  if (last !== undefined && !device) deleteCookie(c, SCREEN_COOKIE, { path: '/' });
  return device;
}

const NO_PARTNERS: Brand['partners'] = { feeds: [], payments: [], parents: [] };

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding, Sec-CH-UA-Mobile, User-Agent, Cookie',
} as const;

/** Pages are read-only. */
const REFUSED = { allow: 'GET, HEAD', 'cache-control': 'no-store' } as const;

const openReply = (rendered: { found: boolean } | undefined) =>
  ({ status: rendered?.found === false ? 404 : 200, headers: {} }) as const;

interface PageEnv {
  Variables: Required<SecureHeadersVariables>;
}

/** The files of a brand's texts by language, in its voice. */
const textsOf = ({ voice }: Brand, texts: AppFiles['texts']) =>
  Object.fromEntries(
    LANGUAGES.map((name) => [name, [texts[name], texts[`${name}.${voice}`]].flatMap((files) => files ?? [])]),
  );

const bootstrapOf = (
  brand: Brand,
  language: Language,
  { entry, texts }: AppFiles,
  { preload, playerPreload }: CachedPage,
): DocumentInput['bootstrap'] => ({
  siteId: brand.id,
  language,
  defaultLanguage: DEFAULT_LANGUAGE,
  early: ['/_api/options'],
  entry,
  preload,
  playerPreload,
  texts: textsOf(brand, texts),
});

/** What the page's report names, if browsers report page views. */
const reportOf = (app: AppName, files: AppFiles, percent = 0): Pick<DocumentInput['bootstrap'], 'vitals'> =>
  percent > 0 ? { vitals: { app, version: versionOf(files), percent } } : {};

/** Handles every URL that isn't a file: the page of the host's brand, for GET or HEAD. */
export function pageRoute(parts: SiteParts): Hono<PageEnv> {
  const { brands, artwork, apps, trustsProxy, countryHeader, headOf, replies, renderPage } = parts;
  const { cspReports: reports, metrics, showsVersion, vitalsSample, releasePlan = () => ({}) } = parts;
  const assetsBySlug = new Map(brands.map((brand) => [brand.slug, brandAssets(brand, artwork)]));
  const routes = new Hono<PageEnv>();
  routes.use((c, next) => {
    const { host } = readVisit(c, trustsProxy);
    const partners = findBrandByHost(host, brands)?.partners ?? NO_PARTNERS;
    return contentSecurityPolicy({
      local: LOCAL.test(host),
      embed: splitHost(host).embed,
      partners,
      reports,
    })(c, next);
  });
  routes.get('*', async (c) => {
    const { host, protocol, country } = readVisit(c, trustsProxy, countryHeader);
    const nonce = c.get('secureHeadersNonce');
    const brand = findBrandByHost(host, brands);
    const assets = assetsBySlug.get(brand?.slug ?? '');
    const { embed } = splitHost(host);
    const app = presentApp(appFor(c, embed), apps);
    if (!brand || !assets || !app) return c.body(unknownHostPage(nonce), 404, HEADERS);

    const { name, releases } = app;
    const release = { app: name, releases, slug: brand.slug, plan: releasePlan(), embed, protocol };
    const files = releaseFor(c, release);
    metrics.pages.inc({ app: name, version: versionOf(files) });
    const url = new URL(c.req.url);
    const language = chooseLanguage(c, brand);
    const closure = await siteClosure(replies, { ...brand, language }, country);
    const cached = await renderPage({
      brand,
      app: name,
      files,
      path: closure ? '/' : ((await files.cachedAddress?.(url)) ?? url.pathname),
      language,
      device: deviceFor(c),
      closure,
    });
    const { rendered } = cached;
    const report = reportOf(name, files, vitalsSample);
    const hasPreferences = getCookie(c, PREFERENCES_COOKIE) === '1';
    const htmlOf = (nonce: string) =>
      renderDocument({
        brand,
        assets,
        app: rendered,
        nonce,
        hasPreferences,
        bootstrap: { ...bootstrapOf(brand, language, files, cached), ...report },
        headExtra: headOf?.(name, nonce),
        version: showsVersion ? describeVersion(files) : undefined,
      });
    const variant = hasPreferences ? 'preferences' : '';
    const reply = await compressPage({ cached, variant, nonce, htmlOf }, c.req.header('accept-encoding'));
    const { status, headers } = closure ? closedReply(closure) : openReply(rendered);
    return c.body(reply.body, status, { ...HEADERS, ...headers, ...reply.headers });
  });
  return routes.all('*', (c) => c.text('Method not allowed', 405, REFUSED));
}
