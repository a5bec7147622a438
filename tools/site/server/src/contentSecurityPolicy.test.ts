import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, type PolicyInput } from './contentSecurityPolicy.ts';

const partners = {
  feeds: ['feed.example'],
  payments: ['pay.example', 'bank.example'],
  parents: ['kiosk.example'],
};
const deployed = { local: false, embed: false, partners };

/** A page's headers with this policy; its nonce is `N`. */
async function headersOf(input: PolicyInput): Promise<Headers> {
  const app = new Hono<{ Variables: { secureHeadersNonce: string } }>();
  app.use((c, next) => {
    c.set('secureHeadersNonce', 'N');
    return next();
  });
  app.use(contentSecurityPolicy(input));
  return (await app.get('/', (c) => c.text('')).request('/')).headers;
}

const policyOf = async (input: PolicyInput) => (await headersOf(input)).get('content-security-policy') ?? '';

/** The policy by directive. */
const directives = async (input: PolicyInput): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await policyOf(input)).split('; ').map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

describe('the CSP of a deployed page', () => {
  it('is exactly this', async () => {
    expect(await directives(deployed)).toEqual({
      'default-src': "'self'",
      'script-src': "'nonce-N' 'strict-dynamic'",
      'style-src': "'self' 'nonce-N'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' https: data:",
      'media-src': "'self' https:",
      'connect-src': "'self' wss: https://feed.example",
      'frame-src': "'self' https:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self' https://pay.example https://bank.example",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'dompurify baize',
    });
  });

  it('lets the brand’s parents frame the embedded shell, and no one frame the site', async () => {
    expect((await directives({ ...deployed, embed: true }))['frame-ancestors']).toBe(
      "'self' https://kiosk.example",
    );
  });

  it('allows local hosts only in a local run', async () => {
    expect(await policyOf(deployed)).not.toContain('localhost');
    expect((await directives({ ...deployed, local: true }))['connect-src']).toContain('ws://*.localhost:*');
  });

  it('has browsers report violations if enabled', async () => {
    const reporting = { ...deployed, reports: true };
    expect(await directives(reporting)).toEqual({
      ...(await directives(deployed)),
      'report-uri': '/_telemetry',
      'report-to': 'csp',
    });
    expect((await headersOf(reporting)).get('reporting-endpoints')).toBe('csp="/_telemetry"');
  });

  it('comes with exactly these headers', async () => {
    const headers = await headersOf(deployed);
    for (const name of ['content-type', 'content-security-policy']) headers.delete(name);
    expect(Object.fromEntries(headers)).toEqual({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(self), fullscreen=*, autoplay=*',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });
});
