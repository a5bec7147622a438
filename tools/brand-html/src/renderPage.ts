import type { Brand } from '@baize/brand';
import escapeHtml from 'escape-html';
import { boot, type BootConfig } from './boot.ts';
import type { BrandLook } from './brandLook.ts';
import { scriptJson } from './scriptJson.ts';
import { inFrames } from './inFrames.ts';
import { ownLook } from './ownLook.ts';
import { wearFaces } from './wearFaces.ts';

/** A page as the app's own code painted it. */
export interface PaintedFrame {
  /** The page's title and other metadata, for the head. */
  head: string;
  html: string;
  styles: string;
  state: unknown;
}

export interface PageInput {
  brand: Brand;
  look: BrandLook;
  boot: Omit<BootConfig, 'faces' | 'families'>;
  /** Without it the page is empty until its script has run. */
  frame?: PaintedFrame;
  /** Once for each reply; every script and style of the page carries it. */
  nonce: string;
  /** The visitor's browser keeps a look of its own (`KEPT_COOKIE`), which the first frame shall have. */
  kept?: boolean;
  /** Elements for the head that a development server needs. */
  headExtra?: string;
}

const HERO = /<img[^>]*fetchpriority="high"[^>]*>/i;
const SOURCE = /\ssrc="([^"]+)"/;

/** The hero's picture starts on its way with the first bytes of the page. */
function heroPreload(html: string): string {
  const source = SOURCE.exec(HERO.exec(html)?.[0] ?? '')?.[1];
  return source ? `<link rel="preload" as="image" href="${source}" fetchpriority="high">` : '';
}

/** In the very first frame the header and the hero's place stand alone: `boot` takes this away for the next. */
const firstFrame = (nonce: string) =>
  `<style nonce="${nonce}" id="first-frame">@media (scripting:enabled){:is([data-hero],main)~*{display:none}}</style>`;

const withNonce = (styles: string, nonce: string) => styles.replaceAll('<style ', `<style nonce="${nonce}" `);

const script = (code: string, nonce: string) => `<script nonce="${nonce}">${code}</script>`;

function head({ brand, look, frame, nonce, kept, headExtra = '' }: PageInput): string {
  const { name, theme } = brand;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
    frame?.head || `<title>${escapeHtml(name)}</title>`,
    `<meta name="theme-color" content="${look.themeColor[theme.scheme]}">`,
    `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`,
    heroPreload(frame?.html ?? ''),
    `<link rel="icon" type="image/svg+xml" href="/brand/favicon.svg">`,
    `<style nonce="${nonce}">${look.css}</style>`,
    frame ? withNonce(frame.styles, nonce) : '',
    frame ? firstFrame(nonce) : '',
    headExtra,
    kept ? script(`(${ownLook.toString()})().wear()`, nonce) : '',
  ].join('');
}

const data = (id: string, value: unknown) =>
  value === undefined ? '' : `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;

/** The HTML of one app for one brand (ADR 3). */
export function renderPage(input: PageInput): string {
  const { brand, look, frame, nonce } = input;
  const { faceCss: faces, families } = look;
  const config: BootConfig = { ...input.boot, faces, families };
  return (
    `<!doctype html><html lang="${input.boot.language}" data-early="all" data-plain-text data-plain-display><head>${head(input)}</head><body>` +
    `${look.logo}<div id="root">${frame?.html ?? ''}</div>` +
    `${data('boot', config)}${data('brand', brand)}${data('state', frame?.state)}` +
    `${script(`(${boot.toString()})(${[ownLook, inFrames, wearFaces].map(String).join()})`, nonce)}</body></html>`
  );
}
