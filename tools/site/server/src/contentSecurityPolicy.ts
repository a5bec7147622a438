import type { Brand } from '@baize/brand';
import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';

/** Hosts of a local site; a deployed site has none. */
const LOCAL = ['http://localhost:*', 'http://*.localhost:*'];
const LOCAL_SOCKETS = ['ws://localhost:*', 'ws://*.localhost:*'];

export interface PolicyInput {
  /** Also allows localhost for frames, sockets and images, for a local run. */
  local: boolean;
  /** Whether it's the embedded shell, which the brand's `parents` may frame; the site itself must not be framed. */
  embed: boolean;
  partners: Brand['partners'];
  /** Browsers report violations to `TELEMETRY_PATH`. */
  reports?: boolean;
}

/** Where browsers send reports (`telemetryRoute`). */
export const TELEMETRY_PATH = '/_telemetry';
const REPORTS = 'csp';

/** Hono's other default headers: for obsolete browsers, covered by the CSP, or left to the deployment. */
const UNUSED = {
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/** Hosts as sources of a policy. */
export const httpsOrigins = (hosts: readonly string[]) => hosts.map((host) => `https://${host}`);

/** The security headers of every page. The nonce of the policy is in `c.get('secureHeadersNonce')`. */
export function contentSecurityPolicy({
  local,
  embed,
  partners,
  reports = false,
}: PolicyInput): MiddlewareHandler {
  const alsoLocal = local ? LOCAL : [];
  const alsoSockets = local ? LOCAL_SOCKETS : [];
  return secureHeaders({
    ...UNUSED,
    ...(reports && { reportingEndpoints: [{ name: REPORTS, url: TELEMETRY_PATH }] }),
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      payment: ['self'],
      fullscreen: true,
      autoplay: true,
    },
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: [NONCE, "'strict-dynamic'"],
      styleSrc: ["'self'", NONCE],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'https:', 'data:', ...alsoLocal],
      mediaSrc: ["'self'", 'https:', ...alsoLocal],
      connectSrc: ["'self'", 'wss:', ...httpsOrigins(partners.feeds), ...alsoLocal, ...alsoSockets],
      frameSrc: ["'self'", 'https:', ...alsoLocal],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", ...httpsOrigins(partners.payments), ...alsoLocal],
      frameAncestors: embed ? ["'self'", ...httpsOrigins(partners.parents), ...alsoLocal] : ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['dompurify', 'baize'],
      /* The older directive is for browsers without the newer one; others ignore it. */
      ...(reports && { reportUri: TELEMETRY_PATH, reportTo: REPORTS }),
    },
  });
}
