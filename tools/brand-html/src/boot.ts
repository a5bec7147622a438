import type { inFrames as InFrames } from './inFrames.ts';
import type { OwnLook } from './ownLook.ts';
import type { wearFaces as WearFaces } from './wearFaces.ts';

/** What the page tells its first script, as JSON in `#boot`, behind what is seen. */
export interface BootConfig {
  siteId: number;
  /** The language that the page is rendered in. */
  language: string;
  /** Calls of the platform that every visit makes, by path. */
  early: string[];
  /** The app's files in the order to run them, the entry last; each gets a turn of its own. */
  entry: string[];
  /** More files to be fetched at once, whatever the language, and by language. */
  preload: string[];
  texts: Record<string, string[]>;
  /** The rules of the brand's faces. In force once the hero is there: until then their files would share the line with it. */
  faces: string;
  /** The families of the brand's text and of its headlines. */
  families: Record<'text' | 'display', string>;
}

/**
 * The page's first script, at its end. It is written into the page as text, so it uses nothing from outside itself but
 * what it is given. It adds what the first frame left out (`renderPage`), and starts the first calls and the app once
 * the hero's picture is there (ADR 3, ADR 11).
 */
export function boot(ownLook: () => OwnLook, inFrames: typeof InFrames, wearFaces: typeof WearFaces) {
  const root = document.documentElement;
  const look = ownLook();
  addEventListener('pagehide', look.mark);

  const note = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) globalThis.baizeClick = button;
  };
  addEventListener('click', note, true);
  addEventListener('baize:ready', () => removeEventListener('click', note, true), { once: true });

  const { nonce } = document.currentScript as HTMLScriptElement;
  const add = (name: 'style' | 'link', what: Partial<HTMLStyleElement & HTMLLinkElement>) =>
    document.head.appendChild(Object.assign(document.createElement(name), what, { nonce }));
  void inFrames([() => document.getElementById('first-frame')?.remove()]);
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const config = JSON.parse(document.getElementById('boot')?.textContent ?? '') as BootConfig;
    /*
     * After the frame with the hero the brand's faces are asked for, after that what stands below it is laid out, then its
     * pictures are asked for, and last the browser opens its book of languages, which holds up whoever asks for the first
     * figure or date: many short tasks.
     */
    void inFrames([
      () => add('style', { textContent: config.faces }),
      () => wearFaces(config.families, inFrames),
      () => (root.dataset.early = 'pictures'),
      () => root.removeAttribute('data-early'),
      () => new Intl.Locale(known).maximize(),
      () => new Intl.NumberFormat(known),
    ]);
    look.wear();
    look.mark();
    const language = look.stored('lang') ?? config.language;
    const texts = new Map(Object.entries(config.texts));
    const known = texts.has(language) ? language : 'tr';
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'Site-Id': String(config.siteId),
      'accept-language': known,
    };
    globalThis.baizeEarly = new Map(config.early.map((path) => [path, fetch(path, { headers })]));
    for (const reply of globalThis.baizeEarly.values()) reply.catch(() => undefined);
    const preload = (href: string) => add('link', { rel: 'modulepreload', href });
    config.entry.forEach(preload);
    /* Each in a task of its own: so many at once hold the page up. */
    for (const file of config.preload.concat(texts.get(known) ?? [])) setTimeout(preload, 0, file);
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
