import type { Brand } from '@baize/brand';
import escapeHtml from 'escape-html';
import { bootstrapScript, type BootstrapConfig } from './bootstrapScript.ts';
import type { BrandAssets } from './brandAssets.ts';
import { loadFonts } from './loadFonts.ts';
import { endFirstPaint } from './endFirstPaint.ts';
import { noteFailures } from './noteFailures.ts';
import { preloadScript } from './preloadScript.ts';
import { runAfterPaints } from './runAfterPaints.ts';
import { scriptJson } from './scriptJson.ts';
import { storedPreferences } from './storedPreferences.ts';

/** An app rendered on the server. */
export interface RenderedApp {
  /** The page's title and other metadata, for the head. */
  head: string;
  /** The markup of `#root`. */
  html: string;
  styles: string;
  /** The classes of `<body>`, by the page's route. */
  bodyClass?: string;
  /** The app's state for hydration, as `scriptJson`: serialized once for all replies. */
  state: string;
}

export interface DocumentInput {
  brand: Brand;
  assets: BrandAssets;
  bootstrap: Omit<BootstrapConfig, 'fonts'>;
  /** Without it the page is empty until the browser has rendered it. */
  app?: RenderedApp;
  /** One per reply; all scripts and styles of the page have it. */
  nonce: string;
  /** Whether the visitor's browser stores preferences (`PREFERENCES_COOKIE`), which the first paint must apply. */
  hasPreferences?: boolean;
  /** Elements for the head that a development server needs. */
  headExtra?: string;
  /** The build's version, shown at the bottom of a test site's pages. */
  version?: string;
}

const HERO = /<img[^>]*fetchpriority="high"[^>]*>/i;
const SOURCE = /\ssrc="([^"]+)"/;

/** Preloads the hero's image, at the start of the page. */
function heroPreload(html: string): string {
  const source = SOURCE.exec(HERO.exec(html)?.[0] ?? '')?.[1];
  return source ? `<link rel="preload" as="image" href="${source}" fetchpriority="high">` : '';
}

/** The first paint shows only header and hero, each of the next three one part more (`endFirstPaint`). */
const HIDDEN_AT_FIRST = [':is([data-hero],main)~*', '[data-hero]~*~*', '[data-hero]~*~*~*'];
const firstPaint = (nonce: string) =>
  HIDDEN_AT_FIRST.map(
    (parts) =>
      `<style nonce="${nonce}" data-first-paint>@media (scripting:enabled){${parts}{display:none}}</style>`,
  ).join('');

const withNonce = (styles: string, nonce: string) => styles.replaceAll('<style ', `<style nonce="${nonce}" `);

const script = (code: string, nonce: string) => `<script nonce="${nonce}">${code}</script>`;

/** Leaves room for the bar at the bottom of a phone. */
const VERSION_CSS =
  '#version{padding:.75rem 1rem calc(.75rem + var(--bz-bar-bottom,0px));color:var(--bz-color-text-muted);font-size:.75rem;text-align:center}';

const versionLine = (version: string | undefined, nonce: string) =>
  version === undefined
    ? ''
    : `<style nonce="${nonce}">${VERSION_CSS}</style><aside id="version" aria-label="Version">${escapeHtml(version)}</aside>`;

function head({
  brand,
  assets,
  app,
  nonce,
  hasPreferences,
  bootstrap,
  headExtra = '',
}: DocumentInput): string {
  const { name, theme } = brand;
  const { vitals } = bootstrap;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
    app?.head || `<title>${escapeHtml(name)}</title>`,
    `<meta name="theme-color" content="${assets.themeColor[theme.scheme]}">`,
    `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`,
    vitals ? script(`(${noteFailures.toString()})(${vitals.percent})`, nonce) : '',
    heroPreload(app?.html ?? ''),
    `<link rel="icon" type="image/svg+xml" href="/brand/favicon.svg">`,
    `<style nonce="${nonce}">${assets.css}</style>`,
    app ? withNonce(app.styles, nonce) : '',
    app ? firstPaint(nonce) : '',
    headExtra,
    hasPreferences ? script(`(${storedPreferences.toString()})().apply()`, nonce) : '',
  ].join('');
}

const data = (id: string, json: string | undefined) =>
  json === undefined ? '' : `<script type="application/json" id="${id}">${json}</script>`;

/** The HTML document of one app for one brand (ADR 3). */
export function renderDocument(input: DocumentInput): string {
  const { brand, assets, app, nonce, bootstrap } = input;
  const config: BootstrapConfig = { ...bootstrap, fonts: assets.fonts };
  return (
    `<!doctype html><html lang="${bootstrap.language}" data-early="all"><head>${head(input)}</head><body${app?.bodyClass ? ` class="${escapeHtml(app.bodyClass)}"` : ''}>` +
    `${assets.logo}<div id="root">${app?.html ?? ''}</div>${versionLine(input.version, nonce)}` +
    `${data('bootstrap', scriptJson(config))}${data('brand', scriptJson(brand))}${data('state', app?.state)}` +
    `${script(`(${bootstrapScript.toString()})(${[storedPreferences, runAfterPaints, loadFonts, endFirstPaint, preloadScript].map(String).join()})`, nonce)}</body></html>`
  );
}
