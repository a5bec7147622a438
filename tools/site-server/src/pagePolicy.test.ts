import { describe, expect, it } from 'vitest';
import { contentPolicy } from './pagePolicy.ts';

const partners = {
  feeds: ['feed.example'],
  payments: ['pay.example', 'bank.example'],
  parents: ['kiosk.example'],
};
const deployed = { nonce: 'N', local: false, embed: false, partners };

/** The policy, directive by directive. */
const directives = (input: Parameters<typeof contentPolicy>[0]): Record<string, string> =>
  Object.fromEntries(
    contentPolicy(input)
      .split('; ')
      .map((directive): [string, string] => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
  );

describe('the policy of a deployed page', () => {
  it('is this and no wider', () => {
    expect(directives(deployed)).toEqual({
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

  it('lets the brand’s parents frame the embedded shell, and nobody the site', () => {
    expect(directives({ ...deployed, embed: true })['frame-ancestors']).toBe("'self' https://kiosk.example");
  });

  it('names this machine’s hosts in a local run only', () => {
    expect(contentPolicy(deployed)).not.toContain('localhost');
    expect(directives({ ...deployed, local: true })['connect-src']).toContain('ws://*.localhost:*');
  });
});
