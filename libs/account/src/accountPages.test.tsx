import { RouteView } from '@baize/routing';
import { RequirePlayer } from '@baize/session';
import { renderPage } from '@baize/testing';
import { cleanup, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, it } from 'vitest';
import { accountPages } from './accountPages.ts';
import { accountRoutes } from './index.ts';
import { AccountEntriesContext } from './layout/AccountEntriesContext.ts';
import { SampleEntries } from './layout/SampleEntries.testing.tsx';

const routes = accountRoutes({ entries: SampleEntries });
const withSkeleton = routes.flatMap(({ path, skeleton }) =>
  skeleton ? ['poker', 'live_slot'].map((method) => [path.replace(':method', method), path] as const) : [],
);
const addresses = [...new Map(withSkeleton)];

/** The texts in the header of the current page. */
async function heading() {
  const title = await screen.findByRole('heading', { level: 1 });
  return title.parentElement?.textContent;
}

it('has a route for every page, and a skeleton', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual(Object.keys(accountPages).sort());
  expect(Object.values(accountPages).filter(({ skeleton }) => !skeleton)).toEqual([]);
});

it.each(addresses)('shows the same heading at %s before and after it loads', async (address, path) => {
  const { skeleton, ...route } = routes.find((one) => one.path === path)!;
  const show = (shown: typeof route) =>
    renderPage(<RouteView guard={RequirePlayer} fallback={null} />, {
      path: address,
      token: 'secret',
      routes: [shown],
    });
  await show({ ...route, page: skeleton! });
  const shownText = await heading();
  expect(shownText?.length).toBeGreaterThan(5);
  cleanup();
  await show(route);
  expect(await heading()).toBe(shownText);
});

/** As a page of the account, or the menu beside it. */
const Menu = () => <p>{use(AccountEntriesContext) === SampleEntries ? 'with entries' : 'without entries'}</p>;

it.each(addresses)(
  'the skeleton of %s has the page as its child, with the menu’s entries',
  async (address, path) => {
    const { Component } = routes.find((one) => one.path === path)!.skeleton!;
    await renderPage(
      <Suspense fallback={null}>
        <Component>
          <Menu />
        </Component>
      </Suspense>,
      { path: address, token: 'secret', routes },
    );
    expect(await screen.findByText('with entries')).toBeTruthy();
  },
);
