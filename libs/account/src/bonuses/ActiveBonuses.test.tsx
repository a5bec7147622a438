import { exampleBody, mockExample, mockPending, mockReply, renderPage } from '@baize/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { HISTORY_PLACE } from '../history/historyPlace.testing.ts';
import { ActiveBonuses } from './ActiveBonuses.tsx';
import { bonusTexts } from './texts.ts';

const rows = exampleBody<{ data: object[] }>('getBonusHistory', 'rows');
const listed = (...bonuses: object[]) =>
  mockReply('getBonusHistory', {
    body: { ...rows, data: bonuses.map((bonus, index) => ({ ...rows.data[0], id: index + 1, ...bonus })) },
  });

const open = (...handlers: NonNullable<Parameters<typeof renderPage>[1]>['handlers'] & object) =>
  renderPage(<ActiveBonuses />, {
    ...HISTORY_PLACE,
    texts: [...HISTORY_PLACE.texts, bonusTexts],
    handlers,
  });
const bonuses = async () => within(await screen.findByRole('list')).getAllByRole('listitem');

it('shows what is wagered, what is left and the deadline', async () => {
  const page = await open();
  const [bonus] = await bonuses();
  expect(bonus?.textContent).toMatch(
    /Welcome bonus₺500\.00Wagering₺1,750\.00 of ₺5,000\.00 wagered₺3,250\.00 to go/,
  );
  expect(within(bonus!).getByRole('button', { name: '03/31/2026 12:00:00 UTC' })).toBeTruthy();
  expect(page.calls('getBonusHistory')[0]?.query).toEqual({ status: '1' });
});

it('is complete once everything is staked; the bar never exceeds 100 %', async () => {
  await open(listed({ wagering: { required: '100.00', wagered: '120.00' } }));
  const [bonus] = await bonuses();
  expect(bonus?.textContent).toContain('Wagering complete');
  expect(bonus?.textContent).not.toContain('to go');
  expect(bonus?.querySelector<HTMLElement>('[aria-hidden] > div')?.style.inlineSize).toBe('100%');
});

it.each([
  ['none', undefined],
  ['null', null],
  ['nothing required', { required: '0.00', wagered: '0.00' }],
  ['a negative turnover', { required: '100.00', wagered: '-5.00' }],
  ['a negative requirement', { required: '-100.00', wagered: '5.00' }],
  ['no figure', { required: '100.00', wagered: 'soon' }],
  ['one figure', { required: '100.00' }],
  ['a list', [100, 5]],
])('with %s of wagering, shows neither a bar nor a wagering text', async (_, wagering) => {
  await open(listed({ wagering }));
  const [bonus] = await bonuses();
  expect(bonus?.textContent).toContain('Welcome bonus');
  expect(bonus?.textContent).not.toMatch(/Wager|to go|NaN|Infinity/);
  expect(bonus?.querySelector('[aria-hidden]')).toBeNull();
});

it('accepts amounts sent as numbers', async () => {
  await open(listed({ wagering: { required: 100, wagered: '1' } }));
  expect((await bonuses())[0]?.textContent).toContain('₺1.00 of ₺100.00 wagered₺99.00 to go');
});

it('shows active bonuses only, at most five', async () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ status: index === 0 ? 2 : 1 }));
  await open(listed(...many));
  expect(await bonuses()).toHaveLength(5);
  expect(screen.getByText('3 more active bonuses are in the list below.')).toBeTruthy();
});

it('shows the empty and the loading state', async () => {
  const page = await open(mockPending('getBonusHistory'));
  expect(screen.getByText('Loading your active bonuses')).toBeTruthy();
  page.unmount();
  await open(mockExample('getBonusHistory', 'none'));
  expect(await screen.findByText('You have no active bonus right now.')).toBeTruthy();
});

it('offers a retry after a failed load', async () => {
  const page = await open(mockExample('getBonusHistory', 'serverError'));
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  page.use(mockExample('getBonusHistory', 'rows'));
  await userEvent.click(retry);
  await waitFor(async () => expect(await bonuses()).toHaveLength(1));
});
