import { expect, it } from 'vitest';
import { listAddresses } from '../../server/listAddresses.ts';

it('separates the public pages from those of players', () =>
  expect(
    listAddresses([
      { path: '/' },
      { path: '/Sport/:name?/:param?' },
      { path: '/providers/:slug/:id' },
      { path: '/Account', player: true },
      { path: '/game/:id', player: true },
      { path: '/play/demo/:id' },
      { path: '*' },
    ]),
  ).toEqual({
    open: ['/', '/Sport'],
    patterns: ['/Sport/:name?/:param?', '/providers/:slug/:id', '/play/demo/:id'],
    closed: ['/Account', '/game/'],
  }));
