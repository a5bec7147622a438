import type { Brand } from '@baize/brand';
import { LANGUAGES, type Language } from '@baize/i18n/languages';
import type { AppName, Apps, SiteServerOptions } from '@baize/site-server';
import { createSiteServer } from '@baize/site-server';
import { NONCE, type StaticPage } from './StaticPage.ts';

/** What a visitor's browser sends to get an app. */
const DEVICE: Record<AppName, string> = { web: 'web', 'mobile-web': 'mobile', 'embed-shell': 'embed' };

/** These belong to one reply, or nginx sets them. */
const NOT_KEPT = new Set([
  'content-length',
  'content-encoding',
  'content-type',
  'set-cookie',
  'x-request-id',
]);

type Site = ReturnType<typeof createSiteServer>;

/** The pages' URLs: public ones, and players' pages, of which the markup is a skeleton (ADR 66). */
const pathsOf = ([{ addresses }]: NonNullable<Apps['web']>): string[] => [
  ...(addresses?.open ?? []),
  ...(addresses?.closed ?? []).filter((path) => !path.endsWith('/')),
];

/** Apps that never render: every page is the one without markup. */
const withoutMarkup = (apps: Apps): Apps =>
  Object.fromEntries(
    Object.entries(apps).map(([app, [newest]]) => [app, [{ ...newest, renderApp: undefined }]] as const),
  );

interface Wanted {
  brand: Brand;
  app: AppName;
  language: Language;
  path?: string;
  isLocal: boolean;
}

/** @throws if the site server fails, or has no such page */
async function askFor(site: Site, { brand, app, language, path, isLocal }: Wanted): Promise<StaticPage> {
  const { slug, hosts } = brand;
  const name = isLocal ? `${slug}.localhost` : (hosts[0] ?? '');
  const host = app === 'embed-shell' ? `embed.${name}` : name;
  /* Every page applies stored preferences, since a file can't depend on a cookie. */
  const cookie = `lang=${language}; device=${DEVICE[app]}; preferences=1`;
  const reply = await site.request(`http://${host}${path ?? '/'}`, { headers: { host, cookie } });
  if (reply.status !== 200) throw new Error(`${slug} ${app} ${path ?? ''}: status ${reply.status}`);
  const nonce = /'nonce-([^']+)'/.exec(reply.headers.get('content-security-policy') ?? '')?.[1];
  if (!nonce) throw new Error(`${slug} ${app} ${path ?? ''} has no nonce.`);
  const kept = [...reply.headers].filter(([header]) => !NOT_KEPT.has(header));
  return {
    ...{ slug, app, language, path },
    html: (await reply.text()).replaceAll(nonce, NONCE),
    headers: Object.fromEntries(kept.map(([header, value]) => [header, value.replaceAll(nonce, NONCE)])),
  };
}

/**
 * Renders all pages of all brands ahead: by the site server itself, so that they are the same. Pages that it can't
 * render now are left out: the browser renders them.
 * @param isLocal - whether they are for `<slug>.localhost`
 */
export async function* renderStatic(
  options: SiteServerOptions,
  isLocal: boolean,
): AsyncGenerator<StaticPage> {
  const site = createSiteServer(options);
  const bare = createSiteServer({ ...options, apps: withoutMarkup(options.apps) });
  for (const brand of options.brands)
    for (const [app, releases] of Object.entries(options.apps) as [AppName, NonNullable<Apps['web']>][])
      for (const language of LANGUAGES) {
        const wanted = { brand, app, language, isLocal };
        yield await askFor(bare, wanted);
        for (const path of pathsOf(releases)) {
          const page = await askFor(site, { ...wanted, path }).catch(() => undefined);
          if (page) yield page;
        }
      }
}
