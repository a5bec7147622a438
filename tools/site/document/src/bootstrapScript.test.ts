// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootstrapScript, type BootstrapConfig } from './bootstrapScript.ts';
import { runAfterPaints } from './runAfterPaints.ts';
import { storedPreferences } from './storedPreferences.ts';
import { loadFonts } from './loadFonts.ts';
import { endFirstPaint } from './endFirstPaint.ts';
import { preloadScript } from './preloadScript.ts';

const config: BootstrapConfig = {
  siteId: 4107,
  language: 'en',
  defaultLanguage: 'tr',
  early: ['/_api/options'],
  entry: ['data:text/javascript,globalThis.ran="base"', 'data:text/javascript,globalThis.ran+=" entry"'],
  preload: ['/_app/web/base.js'],
  playerPreload: ['/_app/web/PlayerBar.js'],
  texts: { tr: ['/_app/web/tr.js'], en: ['/_app/web/en.js'] },
  fonts: [
    [{ family: 'Sora', url: '/sora.woff2', weight: '400 750' }],
    [{ family: 'Fraunces', url: '/fraunces.woff2', weight: '650' }],
  ],
};

/** The root's attributes at the start. */
const EARLY = ['data-early'];
const early = () => EARLY.filter((name) => document.documentElement.hasAttribute(name));

const addFont = vi.fn();
Object.defineProperty(document, 'fonts', { value: { add: addFont } });
class SampleFontFace {
  load = () => Promise.resolve();
}

/** Sets up a page with this HTML and the configuration of its bootstrap script. */
function showPage(html = '') {
  for (const name of EARLY) document.documentElement.setAttribute(name, '');
  document.body.innerHTML = `${html}<script type="application/json" id="bootstrap">${JSON.stringify(config)}</script>`;
}

const start = () =>
  bootstrapScript(storedPreferences, runAfterPaints, loadFonts, endFirstPaint, preloadScript);

/** Timeout for a busy machine. */
const PATIENT = { timeout: 10_000 };
const ENTRY_PATHS = config.entry.map((file) => new URL(file).pathname);
const fetched = vi.fn(() => Promise.resolve(new Response('{}')));
/** Preloads load as soon as they are requested; jsdom requests nothing. */
const loader = new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) node.dispatchEvent(new Event('load'));
});
const preloads = () => [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  vi.stubGlobal('FontFace', SampleFontFace);
  addFont.mockClear();
  delete document.documentElement.dataset.fonts;
  document.head.replaceChildren();
  loader.observe(document.head, { childList: true });
  showPage();
  document.documentElement.removeAttribute('data-scheme');
  const script = document.createElement('script');
  script.nonce = 'n';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
});
afterEach(async () => {
  /* Work deferred to later frames belongs to the test that caused it. */
  if (preloads().length > 0) await vi.waitFor(() => expect(early()).not.toContain('data-early'), PATIENT);
  await new Promise((passed) => requestAnimationFrame(() => setTimeout(passed)));
  loader.disconnect();
  localStorage.clear();
  document.cookie = 'preferences=;max-age=0;path=/';
  vi.restoreAllMocks();
});

describe('the visitor’s stored preferences', () => {
  it('are applied to the page', () => {
    localStorage.setItem('scheme', 'light');
    localStorage.setItem('quiet', 'on');
    localStorage.setItem('access_token', 'secret');
    storedPreferences().apply();
    expect(document.documentElement.dataset.scheme).toBe('light');
    expect(document.documentElement.hasAttribute('data-quiet')).toBe(true);
    expect(document.documentElement.hasAttribute('data-player')).toBe(true);
  });

  it.each(['', 'blue', 'light"><script>'])('ignore the invalid scheme %j', (scheme) => {
    localStorage.setItem('scheme', scheme);
    storedPreferences().apply();
    expect(document.documentElement.dataset.scheme).toBeUndefined();
  });

  it('set a cookie for the server when first stored', () => {
    start();
    expect(document.cookie).not.toContain('preferences');
    localStorage.setItem('scheme', 'light');
    dispatchEvent(new Event('pagehide'));
    expect(document.cookie).toContain('preferences=1');
  });
});

describe('the bootstrap script', () => {
  it.each([
    [null, 'en', '/_app/web/en.js'],
    ['tr', 'tr', '/_app/web/tr.js'],
    ['de', 'tr', '/_app/web/tr.js'],
    ['constructor', 'tr', '/_app/web/tr.js'],
  ])('requests in the visit’s language: stored %j', async (stored, language, texts) => {
    if (stored) localStorage.setItem('lang', stored);
    start();
    const [path, { headers }] = fetched.mock.calls[0] as unknown as [
      string,
      { headers: Record<string, string> },
    ];
    expect(path).toBe('/_api/options');
    expect(headers).toMatchObject({ 'accept-language': language, 'Site-Id': '4107' });
    await vi.waitFor(() => expect(preloads()).toContain(texts), PATIENT);
  });

  it.each([
    ['secret', 'Bearer secret'],
    [null, undefined],
    ['no header\n', undefined],
    ['ğ', undefined],
  ])('requests as the player with the stored token: %j', (token, authorization) => {
    if (token) localStorage.setItem('access_token', token);
    start();
    const [, { headers }] = fetched.mock.calls[0] as unknown as [string, { headers: Record<string, string> }];
    expect(headers.Authorization).toBe(authorization);
  });

  it.each([
    ['a player', 'secret', ['/_app/web/PlayerBar.js']],
    ['a visitor', null, []],
  ])('requests the files that only a player needs, for %s', async (_who, token, files) => {
    if (token) localStorage.setItem('access_token', token);
    start();
    const all = [...ENTRY_PATHS, '/_app/web/base.js', '/_app/web/en.js', ...files];
    await vi.waitFor(() => expect(preloads()).toEqual(all), PATIENT);
    await vi.waitFor(() => expect(early()).toEqual([]), PATIENT);
    expect(preloads()).toEqual(all);
  });

  it('starts the app once, after the hero, with its files in order; then it applies the brand’s fonts', async () => {
    showPage('<img fetchpriority="high" src="/hero.webp">');
    const hero = document.querySelector('img');
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    start();
    expect(preloads()).toEqual([]);
    expect(early()).toEqual(EARLY);
    hero?.dispatchEvent(new Event('load'));
    hero?.dispatchEvent(new Event('error'));
    expect(preloads()).toEqual(ENTRY_PATHS);
    await vi.waitFor(() => expect(globalThis).toHaveProperty('ran', 'base entry'), PATIENT);
    const all = [...ENTRY_PATHS, '/_app/web/base.js', '/_app/web/en.js'];
    await vi.waitFor(() => expect(preloads()).toEqual(all), PATIENT);
    await vi.waitFor(() => expect(document.documentElement.dataset.fonts).toBe(''), PATIENT);
    expect(addFont).toHaveBeenCalledTimes(2);
  });

  it('lays out the content below the hero, then loads its images', async () => {
    const steps: (string | undefined)[] = [];
    const seen = new MutationObserver(() => steps.push(document.documentElement.dataset.early));
    seen.observe(document.documentElement, { attributeFilter: ['data-early'] });
    start();
    await vi.waitFor(() => expect(steps).toEqual(['images', undefined]), PATIENT);
    seen.disconnect();
  });

  it('loads the other images when all files of the script but one have arrived or failed', async () => {
    loader.disconnect();
    start();
    await vi.waitFor(() => expect(preloads()).toHaveLength(ENTRY_PATHS.length + 2), PATIENT);
    await vi.waitFor(() => expect(document.documentElement.dataset.early).toBe('images'), PATIENT);
    const [first, second, third] = document.head.querySelectorAll('link');
    first?.dispatchEvent(new Event('load'));
    second?.dispatchEvent(new Event('error'));
    await runAfterPaints([() => undefined, () => undefined]);
    expect(document.documentElement.dataset.early).toBe('images');
    third?.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(early()).toEqual([]), PATIENT);
  });

  it('renders the content after the hero in the second frame, before the hero has loaded', async () => {
    showPage('<style data-first-paint></style><img fetchpriority="high" src="/hero.webp">');
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    start();
    const firstPaint = () => document.querySelector('[data-first-paint]');
    expect(firstPaint()).not.toBeNull();
    await vi.waitFor(() => expect(firstPaint()).toBeNull(), PATIENT);
    expect(preloads()).toEqual([]);
  });

  it('works without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(() => start()).not.toThrow();
  });

  it('prevents native form submits, and records the submit button', () => {
    showPage('<form><input name="password" value="secret"><button>Log in</button></form>');
    start();
    const sent: boolean[] = [];
    document.body.addEventListener('submit', (event) => sent.push(event.defaultPrevented), { once: true });
    document.querySelector('button')?.click();
    expect(sent).toEqual([true]);
    expect(globalThis.baizeClick).toBe(document.querySelector('button'));
    globalThis.baizeClick = undefined;
  });

  it('records the button pressed before hydration, and stops after it', () => {
    showPage('<button><span>Log in</span></button>');
    start();
    document.querySelector('span')?.click();
    expect(globalThis.baizeClick).toBe(document.querySelector('button'));
    globalThis.baizeClick = undefined;
    dispatchEvent(new Event('baize:ready'));
    document.querySelector('span')?.click();
    expect(globalThis.baizeClick).toBeUndefined();
  });
});
