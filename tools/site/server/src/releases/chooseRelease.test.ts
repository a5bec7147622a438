import { describe, expect, it } from 'vitest';
import { versionOf, type AppFiles, type AppReleases } from '../AppFiles.ts';
import { chooseRelease, missingVersions, ruleOf, stableRelease } from './chooseRelease.ts';
import type { ReleasePlan } from './ReleasePlan.ts';

const release = (version: string): AppFiles => ({
  about: { app: 'web', version, contract: '1.0.0', libs: {} },
  entry: [],
  preload: () => [],
  texts: {},
});
const RELEASES: AppReleases = [release('1.5.0'), release('1.4.0'), release('1.3.0')];

const PLAN: ReleasePlan = {
  web: {
    version: '1.4.0',
    brands: {
      orvane: { version: '1.3.0' },
      larkmere: { version: '1.4.0', canary: { version: '1.5.0', percent: 20 } },
    },
  },
};
const versionFor = (slug: string, ticket = 50, plan = PLAN) =>
  versionOf(chooseRelease(RELEASES, ruleOf(plan, 'web', slug), ticket));

describe('a visitor’s release', () => {
  it('is the newest without a plan', () => expect(versionFor('orvane', 0, {})).toBe('1.5.0'));

  it('is the app’s version, or the brand’s own', () => {
    expect(versionFor('kavrix')).toBe('1.4.0');
    expect(versionFor('orvane')).toBe('1.3.0');
  });

  it.each([
    [0, '1.5.0'],
    [19, '1.5.0'],
    [20, '1.4.0'],
    [99, '1.4.0'],
  ])('is the canary for the tickets below its percentage: %d gets %s', (ticket, version) =>
    expect(versionFor('larkmere', ticket)).toBe(version),
  );

  it('is the newest if the plan’s version isn’t served', () => {
    expect(versionFor('orvane', 0, { web: { version: '9.0.0' } })).toBe('1.5.0');
    const canary = { version: '9.0.0', percent: 100 };
    expect(versionFor('orvane', 0, { web: { version: '1.4.0', canary } })).toBe('1.4.0');
  });

  it('ignores rules for what only looks like a brand', () => expect(versionFor('constructor')).toBe('1.4.0'));

  it('is never the canary for crawlers', () =>
    expect(versionOf(stableRelease(RELEASES, ruleOf(PLAN, 'web', 'larkmere')))).toBe('1.4.0'));
});

it('finds versions of a plan that aren’t served', () => {
  expect(missingVersions(PLAN, { web: RELEASES })).toEqual([]);
  expect(
    missingVersions({ web: { version: '1.4.1' }, 'mobile-web': { version: '1.0.0' } }, { web: RELEASES }),
  ).toEqual(['web 1.4.1', 'mobile-web 1.0.0']);
});
