import { describe, expect, it } from 'vitest';
import { scriptHostRoute } from './scriptHostRoute.ts';
import { brand as first } from './testing/openSite.ts';

const brand = {
  ...first,
  hosts: ['casino.example'],
  partners: { ...first.partners, parents: ['kiosk.example'] },
};
const get = (host: string) =>
  scriptHostRoute({ brands: [brand] }).request(`http://${host}/script-host.html`, { headers: { host } });
const policyOf = async (host: string) => (await get(host)).headers.get('content-security-policy') ?? '';

describe('the page that runs third-party scripts', () => {
  it('has an opaque origin, and only the site may frame it', async () => {
    const policy = await policyOf('casino.example');
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms allow-popups;/);
    expect(policy).not.toMatch(/allow-same-origin|localhost/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect((await get('casino.example')).headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('may be framed in the embedded shell by the brand’s parents, and nowhere else', async () => {
    expect(await policyOf('embed.casino.example')).toMatch(
      /frame-ancestors 'self' https:\/\/kiosk\.example$/,
    );
    expect(await policyOf('casino.example')).toMatch(/frame-ancestors 'self'$/);
    expect(await policyOf('embed.stranger.example')).toMatch(/frame-ancestors 'self'$/);
  });

  it('contains its script, and allows local hosts only in a local run', async () => {
    const page = await (await get('orvane.localhost:4200')).text();
    expect(page).toMatch(/^<!doctype html>.*baize:script-host/s);
    expect(await policyOf('orvane.localhost:4200')).toContain('http://*.localhost:*');
    expect(await policyOf('localhost.casino.example')).not.toContain('http://');
  });
});
