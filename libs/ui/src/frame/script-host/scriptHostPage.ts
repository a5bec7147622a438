import { executeScripts } from './executeScripts.ts';
import { HOST_SANDBOX } from './hostSandbox.ts';
import { runScriptHost } from './runScriptHost.ts';

/** The page in which third-party scripts run; the same for every site. */
export const scriptHostPage = (): string =>
  [
    '<!doctype html><html><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    '<title>Script host</title><style>html,body{margin:0;background:transparent}</style></head>',
    `<body><script>(${runScriptHost.toString()})(${executeScripts.toString()})</script></body></html>`,
  ].join('');

/**
 * The headers every server must send with it. The sandbox is in the policy and not only on the iframe, so that the page
 * has an opaque origin even if it is opened directly, and its scripts never have access to the site's storage, cookies
 * or calls.
 * @param frameAncestors who may embed it, besides the site: the embedding hosts
 * @param local also allows localhost, for a local run
 */
export function scriptHostHeaders({ frameAncestors = '', local = false } = {}): Record<string, string> {
  const plain = local ? ' http://localhost:* http://*.localhost:*' : '';
  const sockets = local ? ' ws://localhost:* ws://*.localhost:*' : '';
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': [
      `sandbox ${HOST_SANDBOX}`,
      `default-src https: data: blob:${plain}`,
      `script-src 'unsafe-inline' 'unsafe-eval' https: blob:${plain}`,
      `style-src 'unsafe-inline' https:${plain}`,
      `connect-src https: wss:${plain}${sockets}`,
      "object-src 'none'",
      "base-uri 'none'",
      `frame-ancestors 'self'${frameAncestors && ` ${frameAncestors}`}${plain}`,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), fullscreen=*, autoplay=*',
  };
}
