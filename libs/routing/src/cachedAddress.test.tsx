import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { lazyPage } from './lazyPage.ts';
import { cachedAddress } from './cachedAddress.ts';
import { RouteTable, useCachedAddress } from './RouteTable.ts';

const lobby = { cachedQuery: ['type', 'page', 'search'] };

it.each([
  ['', ''],
  ['?utm_source=mail&gclid=1', ''],
  ['?page=2&type=casino', '?type=casino&page=2'],
  ['?type=casino&utm_source=mail&page=2', '?type=casino&page=2'],
  ['?page=1&page=2', '?page=1'],
  ['?TYPE=casino', ''],
  ['?search=', '?search='],
  ['?search=a%20b%26page=3', '?search=a+b%26page%3D3'],
  ['?search=%', '?search=%25'],
  ['?__proto__=1&constructor=2', ''],
])('for the query %s a page that declares type, page and search depends on %s', (search, kept) =>
  expect(cachedAddress(lobby, { pathname: '/casino', search })).toBe(`/casino${kept}`),
);

it.each([undefined, {}, { cachedQuery: [] }])('a route %j depends only on its path', (route) =>
  expect(cachedAddress(route, { pathname: '//Home', search: '?type=1' })).toBe('//Home'),
);

it('is stable for its own result, in any parameter order', () => {
  const once = cachedAddress(lobby, { pathname: '/casino', search: '?search=ş+%2B&x=1&type=a' });
  const [pathname = '', query = ''] = once.split('?');
  expect(cachedAddress(lobby, { pathname, search: `?${query}` })).toBe(once);
});

it('follows the current route', () => {
  const page = lazyPage(() => Promise.resolve(() => null));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouteTable value={[{ path: '/casino', page, cachedQuery: ['type'] }]}>
      <MemoryRouter initialEntries={['/casino?x=1&type=bingo#top']}>{children}</MemoryRouter>
    </RouteTable>
  );
  expect(renderHook(useCachedAddress, { wrapper }).result.current).toBe('/casino?type=bingo');
});
