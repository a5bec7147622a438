import { samplePage } from '@baize/testing';
import { expect, it } from 'vitest';
import { createCachedAddress } from '../../server/createCachedAddress.ts';

const page = samplePage('x');
const addressOf = createCachedAddress([
  { path: '/casino', page, cachedQuery: ['type'] },
  { path: '/pages/:name', page, cachedQuery: ['kind'] },
  { path: '*', page },
]);
const of = (path: string) => addressOf(new URL(`http://site${path}`));

it('keeps the parameters that the path’s route declares, on every call', () => {
  for (const turn of [1, 2]) {
    expect(of(`/casino?gclid=${turn}&type=bingo`)).toBe('/casino?type=bingo');
    expect(of(`/pages/about?type=x&kind=${turn}`)).toBe(`/pages/about?kind=${turn}`);
    expect(of(`/nowhere?type=${turn}`)).toBe('/nowhere');
  }
});

it('stays correct with more paths than its cache holds', () => {
  for (let number = 0; number < 1200; number += 1)
    expect(of(`/pages/${number}?kind=1&x=2`)).toBe(`/pages/${number}?kind=1`);
  expect(of('/casino?type=bingo')).toBe('/casino?type=bingo');
});
