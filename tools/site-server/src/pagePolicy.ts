import type { Brand } from '@baize/brand';

/** Hosts of a site that runs on this machine; a deployed site has none. */
const LOCAL = 'http://localhost:* http://*.localhost:*';

export interface PolicyInput {
  nonce: string;
  /** Adds this machine's own hosts, for frames, sockets and pictures of a local run. */
  local: boolean;
  /** Whether it is the embedded shell, which the brand's `parents` may frame; nobody frames the site itself. */
  embed: boolean;
  partners: Brand['partners'];
}

const withHosts = (sources: string, hosts: readonly string[], also = '') =>
  [sources, ...hosts.map((host) => `https://${host}`)].join(' ') + also;

/** The Content-Security-Policy of every page. */
export function contentPolicy({ nonce, local, embed, partners }: PolicyInput): string {
  const alsoLocal = local ? ` ${LOCAL}` : '';
  const alsoSockets = local ? ' ws://localhost:* ws://*.localhost:*' : '';
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' https: data:${alsoLocal}`,
    `media-src 'self' https:${alsoLocal}`,
    `connect-src ${withHosts("'self' wss:", partners.feeds, alsoLocal + alsoSockets)}`,
    `frame-src 'self' https:${alsoLocal}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${withHosts("'self'", partners.payments, alsoLocal)}`,
    `frame-ancestors ${embed ? withHosts("'self'", partners.parents, alsoLocal) : "'none'"}`,
    "require-trusted-types-for 'script'",
    'trusted-types dompurify baize',
  ].join('; ');
}

/** What every page says besides its policy. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), fullscreen=*, autoplay=*',
  vary: 'Accept-Encoding, Sec-CH-UA-Mobile, User-Agent, Cookie',
} as const;
