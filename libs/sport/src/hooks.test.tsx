import type { SiteOptions } from '@baize/api';
import {
  exampleBody,
  mockExample,
  mockPending,
  mockReply,
  renderPage,
  sampleRoutes,
  testBrandWith,
} from '@baize/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as hooks from './hooks.ts';

/* As in a layout: only this entry point, and no texts of the lib. */
const { useMatches, useMatchHref, useSportProviders } = hooks;

const shown = (text: string) => screen.findByText(text);
const me = exampleBody<{ id: number }>('getUserProfile', 'profile');
const options = exampleBody<SiteOptions>('getOptions', 'options');
const withOptions = (changed: Partial<SiteOptions>) =>
  mockReply('getOptions', {
    body: { ...options, redlane: '0', betconstruct: '0', betradar: '0', ...changed },
  });

it('are exactly these', () =>
  expect(Object.keys(hooks).sort()).toEqual(['useMatchHref', 'useMatches', 'useSportProviders']));

describe('useMatches and useMatchHref in a layout', () => {
  function Matches() {
    const { data, isError } = useMatches();
    const hrefOf = useMatchHref();
    if (isError) return <p>failed</p>;
    return data?.map((match) => (
      <a key={match.id} href={hrefOf(match, 'x')}>{`${match.home} v ${match.away}: ${match.odds.x}`}</a>
    ));
  }
  const MATCH = 'Karadere SK v Northmoor United: 3.4';

  it.each([
    ['a visitor', undefined],
    ['a player', 'secret'],
  ])('link %s to the next matches, with one call for two components', async (_, token) => {
    const page = await renderPage(
      <>
        <Matches />
        <hr />
        <Matches />
      </>,
      { token, routes: sampleRoutes('/Sport/:name/:param') },
    );
    const links = await screen.findAllByText(MATCH);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: 2 }, () => '/Sport/betradar/prematch?match=0-118204&pick=x'),
    );
    expect(page.calls('getBetradarWidget')).toHaveLength(1);
  });

  it('have no URL in an app without sport pages', async () => {
    await renderPage(<Matches />);
    expect((await shown(MATCH)).getAttribute('href')).toBe('');
  });

  it.each([
    ['fails', mockExample('getBetradarWidget', 'serverError')],
    ['has no list', mockReply('getBetradarWidget', { body: { data: { games: 7 } } })],
  ])('report a reply that %s', async (_, handler) => {
    await renderPage(<Matches />, { handlers: [handler] });
    await shown('failed');
  });
});

describe('useSportProviders in a layout', () => {
  function Providers() {
    const providers = useSportProviders('live');
    return <p>{providers?.map(({ name, href }) => `${name} ${href}`).join() ?? 'unknown'}</p>;
  }
  const brand = testBrandWith({ features: { upgamingPlayers: [me.id] } });
  const BETRADAR = withOptions({ sport: '1', betradar: '1' });

  it('offers a visitor the sportsbooks that are on', async () => {
    await renderPage(<Providers />, { brand, handlers: [BETRADAR] });
    await shown('Betradar /LiveSport/betradar/live');
  });

  it('offers a player those that the brand reserves, too', async () => {
    await renderPage(<Providers />, { brand, token: 'secret', handlers: [BETRADAR] });
    await shown('Upgaming /LiveSport/upgaming/live,Betradar /LiveSport/betradar/live');
  });

  it('offers a player with an unknown profile what a visitor is offered', async () => {
    await renderPage(<Providers />, {
      brand,
      token: 'secret',
      handlers: [BETRADAR, mockExample('getUserProfile', 'serverError')],
    });
    await shown('Betradar /LiveSport/betradar/live');
  });

  it('is undefined while the options load, and empty without sport', async () => {
    const page = await renderPage(<Providers />, { handlers: [mockPending('getOptions')] });
    expect(screen.getByText('unknown')).toBeTruthy();
    page.unmount();
    const { container } = await renderPage(<Providers />, {
      handlers: [withOptions({ sport: '0', betradar: '1' })],
    });
    await expect.poll(() => container.textContent).toBe('');
  });
});
