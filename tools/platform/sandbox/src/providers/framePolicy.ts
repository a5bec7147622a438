import type { BrandList } from '../brands.ts';

const LOOPBACK = ['localhost', '*.localhost', '127.0.0.1'].flatMap((host) => [
  `http://${host}:*`,
  `https://${host}:*`,
]);

/** The CSP of a game's page: everything from its own origin, framed by the brands' sites and this machine. */
export function framePolicy({ all }: BrandList): string {
  const sites = all.flatMap(({ hosts }) =>
    hosts.filter((host) => !host.endsWith('.localhost')).map((host) => `https://${host}`),
  );
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${[...LOOPBACK, ...sites].join(' ')}`,
  ].join('; ');
}

/**
 * The CSP of a page that any site may frame: one that a script has inserted into an isolated host, which has no origin
 * to list (without a launch code it does nothing, and a code is valid once), and pages without secrets.
 * `frame-ancestors *` would exclude such a host.
 */
export const openFramePolicy = (policy: string): string => policy.replace(/; frame-ancestors [^;]*/, '');
