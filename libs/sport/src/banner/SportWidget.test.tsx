import type { BannerMatch } from '@baize/api';
import { createDates } from '@baize/i18n/dates';
import {
  mockExample,
  mockReply,
  mockPending,
  renderPage,
  samplePage,
  sampleRoutes,
  testBrandWith,
} from '@baize/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sportTexts } from '../texts.ts';
import { SportWidget } from './SportWidget.tsx';

const match: BannerMatch = {
  team_home_name: 'Karadere SK',
  team_away_name: 'Northmoor United',
  team_home_logo: '/_media/crests/1.svg',
  team_away_logo: '/_media/crests/12.svg',
  tournament_name: 'Meridian Cup',
  start_time: '2026-03-01 19:00:00',
  odds: { p1: 1.95, x: 3.4, p2: 3.85 },
};
const are = (...games: unknown[]) => mockReply('getBetradarWidget', { body: { data: { games } } });

type Options = NonNullable<Parameters<typeof renderPage>[1]>;
const open = ({ handlers = [are(match)], ...rest }: Options = {}) =>
  renderPage(<SportWidget />, { texts: [sportTexts], handlers, ...rest });
const card = () => screen.findByRole('article', { name: 'Karadere SK v Northmoor United' });

describe('the sports widget', () => {
  it('shows a match: tournament, both teams with their logos, and the odds of 1, X and 2', async () => {
    await open();
    const shown = await card();
    expect(shown.textContent).toContain('Meridian Cup');
    const logos = [...shown.querySelectorAll('img')].map((logo) => logo.getAttribute('src'));
    expect(logos).toEqual(['/_media/crests/1.svg', '/_media/crests/12.svg']);
    const outcomes = [...shown.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(outcomes).toEqual(['11.95', 'X3.40', '23.85']);
  });

  it('is focusable if none of its matches has a focusable element, so that the arrow keys scroll it', async () => {
    const { start_time, odds, ...bare } = match;
    await open({ handlers: [are(bare)] });
    await card();
    expect(screen.getByRole('list').tabIndex).toBe(0);
    for (const part of [{ start_time }, { odds, url: '/Sport/betradar/prematch' }]) {
      cleanup();
      await open({ handlers: [are({ ...bare, ...part })], routes: sampleRoutes('/Sport/:name/:param') });
      await card();
      expect(screen.getByRole('list').tabIndex).toBe(-1);
    }
  });

  it('formats odds in the language’s format', async () => {
    await open({ language: 'tr' });
    expect(await screen.findByText('3,40')).toBeTruthy();
  });

  it('shows the start of a match in UTC, and in the player’s time on hover or focus', async () => {
    await open();
    const time = (await card()).querySelector('time');
    expect(time?.textContent).toMatch(/^03\/01\/2026 19:00 UTCIn your time: \d Mar 2026 /);
    expect(time?.dateTime).toBe('2026-03-01T19:00:00.000Z');
    expect(time?.tabIndex).toBe(0);
  });

  it('shows it in the player’s time if the brand does, and in UTC on hover', async () => {
    await open({ language: 'tr', brand: testBrandWith({ features: { dates: 'local' } }) });
    const time = (await screen.findByRole('article')).querySelector('time');
    const own = createDates('local', 'tr').minute(Date.UTC(2026, 2, 1, 19));
    expect(time?.textContent).toBe(`${own} 1 Mar 2026 19:00:00 UTC`);
  });

  it('links from the odds to the sportsbook if the app has one', async () => {
    const games = are({ ...match, url: '/Sport/betradar/prematch' });
    const page = await open({ handlers: [games], routes: sampleRoutes('/Sport/:name/:param') });
    const link = await screen.findByRole('link', { name: 'Draw: 3.40' });
    expect(link.getAttribute('href')).toBe('/Sport/betradar/prematch');
    page.unmount();
    await open({ handlers: [games], routes: sampleRoutes('/') });
    await card();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('links to the bet at the preferred provider if the platform sends no URL', async () => {
    await open({
      handlers: [are({ ...match, id: '0-118204' })],
      routes: sampleRoutes('/Sport/:name/:param'),
    });
    const link = await screen.findByRole('link', { name: 'Draw: 3.40' });
    expect(link.getAttribute('href')).toBe('/Sport/betradar/prematch?match=0-118204&pick=x');
  });

  it.each([
    ['without odds', { odds: undefined }, ['1—', 'X—', '2—']],
    ['with odds under the stake', { odds: { p1: 0.4, x: 3, p2: 'x' } }, ['1—', 'X3.00', '2—']],
  ])('shows a match %s with dashes', async (_, changed, wanted) => {
    await open({ handlers: [are({ ...match, ...changed })] });
    const outcomes = [...(await card()).querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(outcomes).toEqual(wanted);
  });

  it.each(['', 'soon', '2026-13-41 99:00:00', null])('shows no time for the start %j', async (start_time) => {
    await open({ handlers: [are({ ...match, start_time })] });
    expect((await card()).querySelector('time')).toBeNull();
  });

  it('skips invalid matches', async () => {
    await open({ handlers: [are(null, {}, { team_home_name: 'Alone' }, match)] });
    await card();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('shows a letter when a logo fails to load', async () => {
    await open();
    const shown = await card();
    shown.querySelector('img')?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(shown.querySelectorAll('img')).toHaveLength(1));
    expect(within(shown).getByText('K')).toBeTruthy();
  });

  it('reserves its place while loading', async () => {
    await open({ handlers: [mockPending('getBetradarWidget')] });
    expect(within(await screen.findByRole('region')).getAllByRole('listitem')).toHaveLength(4);
  });

  it.each([
    ['there are none', mockExample('getBetradarWidget', 'none')],
    ['they fail to load', mockExample('getBetradarWidget', 'serverError')],
    ['the reply is malformed', mockReply('getBetradarWidget', { body: { data: {} } })],
  ])('collapses when %s', async (_, handlers) => {
    const page = await open({ handlers: [handlers] });
    await waitFor(() => expect(page.container.textContent).toBe(''));
  });

  it('links to the sport pages if the app has them', async () => {
    const routes = [{ path: '/sport', page: samplePage('Sport') }];
    await open({ routes });
    expect(await screen.findByRole('link', { name: 'All matches' })).toHaveProperty('pathname', '/sport');
  });

  it('has no links if the app has no sport pages', async () => {
    await open({ routes: [{ path: '*', page: samplePage('Nowhere') }] });
    await card();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
