import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { readReleasePlan } from './ReleasePlan.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-plan-'));
const file = join(folder, 'plan.json');
beforeAll(() => () => rmSync(folder, { recursive: true }));

function read(plan: unknown) {
  writeFileSync(file, typeof plan === 'string' ? plan : JSON.stringify(plan));
  return readReleasePlan(file);
}

it('accepts versions and canaries by app and brand', () => {
  const plan = {
    web: {
      version: '1.4.0',
      brands: { orvane: { canary: { version: '1.5.0-rc.1', percent: 5 } } },
    },
    'embed-shell': {},
  };
  expect(read(plan)).toEqual(plan);
});

it.each([
  ['an unknown app', { desktop: {} }, /desktop/],
  ['a misspelt field', { web: { verison: '1.0.0' } }, /^web .*verison/],
  ['a range', { web: { version: '^1.0.0' } }, /^web\.version must be a version/],
  ['too large a share', { web: { canary: { version: '1.0.0', percent: 101 } } }, /^web\.canary\.percent /],
  ['a canary without a share', { web: { canary: { version: '1.0.0' } } }, /^web\.canary\.percent /],
  ['half a file', '{"web": {', /JSON/],
])('refuses %s, and says where', (_, plan, reason) => expect(() => read(plan)).toThrow(reason));
