import type { SiteOptions } from '@baize/api';
import { exampleBody, testBrand } from '@baize/testing';
import { describe, expect, it } from 'vitest';
import type { MenuContext, MenuName } from './MenuRow.ts';
import { MENU_TABLE } from './menuTable.ts';
import { visibleMenuRows } from './visibleMenuRows.ts';

const options: SiteOptions = {
  ...exampleBody<SiteOptions>('getOptions', 'options'),
  request_bonus_url: 'https://bonus.example/',
  wheel_of_fortune_url: 'https://wheel.example/',
  golden_treasure_url: 'https://treasure.example/',
};
const visitor: Omit<MenuContext, 'place'> = {
  options,
  brand: testBrand,
  device: 1,
  isPlayer: false,
  hasRoute: () => true,
};
const player = { ...visitor, isPlayer: true };

const REWARDS = ['/bonus-request', '/cark', '/treasure'];
const hrefsIn = (place: MenuName, context: Omit<MenuContext, 'place'>) =>
  visibleMenuRows(MENU_TABLE, { ...context, place }).map(({ href }) => href);

/** Every entry of the account side menu, as the specification lists them. */
const SIDE_MENU = [
  '/Deposit',
  '/Withdraw',
  '/Account',
  '/account/sms-verification',
  '/ChangePassword',
  '/BettingHistory',
  '/gameHistory',
  '/FreeSpins',
  '/PlayerBonuses',
  '/FinanceActivities',
  '/AccountActivities',
  '/account/transfers/poker',
  '/GameTransfers',
  '/TwoFactor',
  '/SessionHistory',
  '/self-exclusion',
  '/cooling-off-periods',
  '/account-limitation',
];

describe('the account menu', () => {
  it.each(SIDE_MENU)('has %s for a player', (href) => expect(hrefsIn('account', player)).toContain(href));
});

describe('the header', () => {
  it.each(REWARDS)('has %s for visitors, who log in first; players have it in their dropdown', (href) => {
    const row = visibleMenuRows(MENU_TABLE, { ...visitor, place: 'quick' }).find(
      (each) => each.href === href,
    );
    expect(row?.login).toBe(true);
    expect(hrefsIn('dropdown', player)).toContain(href);
  });

  it('has none of them if the operator lacks the page', () => {
    const none = { request_bonus_url: '', wheel_of_fortune_url: '', golden_treasure_url: '' };
    const bare = { ...visitor, options: { ...options, ...none } };
    for (const href of REWARDS) expect(hrefsIn('quick', bare)).not.toContain(href);
  });
});
