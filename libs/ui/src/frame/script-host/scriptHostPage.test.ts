import { expect, it } from 'vitest';
import { scriptHostHeaders, scriptHostPage } from './scriptHostPage.ts';

it('contains its script as self-contained text', () => {
  const page = scriptHostPage();
  const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(script).toContain('baize:script-host');
  expect(script).not.toMatch(/\bimport\b|__vite|_jsx/);
});

it('gets an opaque origin from its own headers', () => {
  const policy = scriptHostHeaders()['content-security-policy'] ?? '';
  expect(policy).toMatch(/^sandbox allow-scripts allow-forms allow-popups;/);
  expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation|allow-modals|localhost/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(
    scriptHostHeaders({ frameAncestors: 'https://partner.example' })['content-security-policy'],
  ).toContain("frame-ancestors 'self' https://partner.example");
});
