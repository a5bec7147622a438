import type { FontFile } from '@baize/ui/theme';
import type { loadFonts as LoadFonts } from './loadFonts.ts';
import type { endFirstPaint as EndFirstPaint } from './endFirstPaint.ts';
import type { preloadScript as PreloadScript } from './preloadScript.ts';
import type { runAfterPaints as RunAfterPaints } from './runAfterPaints.ts';
import type { StoredPreferences } from './storedPreferences.ts';

/** Configuration of the page's bootstrap script, as JSON in `#bootstrap`, after the markup. */
export interface BootstrapConfig {
  siteId: number;
  /** The language that the page is rendered in. */
  language: string;
  /** The fallback language if the stored value is unknown (spec 1/1/4). */
  defaultLanguage: string;
  /** Paths of platform calls that every visit makes. */
  early: string[];
  /** The app's scripts in execution order, the entry last; each runs in a separate task. */
  entry: string[];
  /** More files to preload: for every language, and by language. */
  preload: string[];
  /** And if the browser has a session. */
  playerPreload: string[];
  texts: Record<string, string[]>;
  /** The files of the brand's fonts. Requested after the hero's image, so that they don't compete with it. */
  fonts: readonly (readonly FontFile[])[];
  /** What the page's report names, and the share of page views that send one (ADR 78); without it none does. */
  vitals?: { app: string; version: string; percent: number };
}

/**
 * The page's first script, at its end. It's inlined as text, so it can only use its arguments. It adds the parts that
 * the first paint leaves out (`renderDocument`), and starts the first calls and the app once the hero's image has
 * loaded (ADR 3, ADR 11).
 */
export function bootstrapScript(
  storedPreferences: () => StoredPreferences,
  runAfterPaints: typeof RunAfterPaints,
  loadFonts: typeof LoadFonts,
  endFirstPaint: typeof EndFirstPaint,
  preloadScript: typeof PreloadScript,
) {
  const root = document.documentElement;
  const preferences = storedPreferences();
  addEventListener('pagehide', preferences.setCookie);

  const noteClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) globalThis.baizeClick = button;
  };
  addEventListener('click', noteClick, true);
  addEventListener('baize:ready', () => removeEventListener('click', noteClick, true), { once: true });
  /* Only the app submits forms. The browser would put typed values, including passwords, into the URL. */
  addEventListener('submit', (event) => event.preventDefault(), true);

  const { nonce = '' } = document.currentScript as HTMLScriptElement;
  void endFirstPaint(runAfterPaints);
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const config = JSON.parse(document.getElementById('bootstrap')?.textContent ?? '') as BootstrapConfig;
    preferences.apply();
    preferences.setCookie();
    const chosen = preferences.stored('lang') ?? config.language;
    const texts = new Map(Object.entries(config.texts));
    const language = texts.has(chosen) ? chosen : config.defaultLanguage;
    /*
     * After the paint with the hero: load the fonts, lay out the content below it, and load the browser's locale
     * data, which would otherwise block the first number or date format. Many short tasks.
     */
    const laidOut = runAfterPaints([
      () => loadFonts(config.fonts, runAfterPaints),
      () => (root.dataset.early = 'images'),
    ]);
    void laidOut.then(() =>
      runAfterPaints([() => new Intl.Locale(language).maximize(), () => new Intl.NumberFormat(language)]),
    );
    const token = preferences.stored('access_token') ?? '';
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Site-Id': String(config.siteId),
      'accept-language': language,
      /* Headers can't contain other characters; the app then sends the call again. */
      ...(/^[\x21-\x7e]+$/.test(token) && { Authorization: `Bearer ${token}` }),
    };
    globalThis.baizeEarly = new Map(config.early.map((path) => [path, fetch(path, { headers })]));
    for (const reply of globalThis.baizeEarly.values()) reply.catch(() => undefined);
    const files = [config.preload, texts.get(language) ?? [], token ? config.playerPreload : []];
    /* The other images don't compete with the script. */
    void Promise.all([laidOut, preloadScript(config.entry, files.flat(), nonce)]).then(() =>
      runAfterPaints([() => root.removeAttribute('data-early')]),
    );
    void config.entry.reduce((done, file) => done.then(() => import(file)), Promise.resolve());
  };
  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!hero || hero.complete) return start();
  hero.addEventListener('load', start);
  hero.addEventListener('error', start);
  setTimeout(start, 2500);
}

declare global {
  var baizeClick: HTMLElement | undefined;
  var baizeEarly: Map<string, Promise<Response>> | undefined;
}
