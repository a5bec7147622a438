import type { SiteOptions } from '@baize/api';
import { exampleBody, testBrand, testBrandWith } from '@baize/testing';
import { describe, expect, it } from 'vitest';
import { MENU_TABLE } from './menuTable.ts';
import { visibleMenuRows } from './visibleMenuRows.ts';
import { FIRST_PAINT_MENUS, MENUS, type MenuContext, type MenuName } from './MenuRow.ts';
import { firstPaintMenuRows } from './firstPaintMenuRows.ts';

const options: SiteOptions = {
  ...exampleBody<SiteOptions>('getOptions', 'options'),
  request_bonus_url: 'https://bonus.example/',
  wheel_of_fortune_url: 'https://wheel.example/',
  golden_treasure_url: 'https://treasure.example/',
  web_live_support: '<p>Chat</p>',
};
const visitor: Omit<MenuContext, 'place'> = {
  options,
  brand: testBrand,
  device: 1,
  isPlayer: false,
  hasRoute: () => true,
};
const player = { ...visitor, isPlayer: true };
/** Options as a platform may send them, with flags of any type. */
const optionsWith = (changed: Partial<Record<keyof SiteOptions, unknown>>) =>
  ({ ...options, ...changed }) as SiteOptions;
const withOptions = (changed: Parameters<typeof optionsWith>[0]) => ({
  ...player,
  options: optionsWith(changed),
});
const withFeatures = (features: Parameters<typeof testBrandWith>[0]['features']) => ({
  ...player,
  brand: testBrandWith({ features }),
});
const sportFirst = testBrandWith({ layout: { leads: 'sport' } });

const ids = (place: MenuName, context: Omit<MenuContext, 'place'>) =>
  visibleMenuRows(MENU_TABLE, { ...context, place }).map(({ id }) => id);
const allRows = (context: Omit<MenuContext, 'place'>) =>
  MENUS.flatMap((place) => visibleMenuRows(MENU_TABLE, { ...context, place }));
const hrefs = (context: Omit<MenuContext, 'place'>) => allRows(context).map(({ href }) => href);

const SPEC_LIST = [
  ['/', 'both'],
  ['/Account', 'player'],
  ['/account/sms-verification', 'player'],
  ['/Deposit', 'player'],
  ['/Withdraw', 'player'],
  ['/bonus-request', 'both'],
  ['/ChangePassword', 'player'],
  ['/TwoFactor', 'player'],
  ['/BettingHistory', 'player'],
  ['/gameHistory', 'player'],
  ['/FreeSpins', 'player'],
  ['/PlayerBonuses', 'player'],
  ['/account/transfers/poker', 'player'],
  ['/GameTransfers', 'player'],
  ['/FinanceActivities', 'player'],
  ['/AccountActivities', 'player'],
  ['/SessionHistory', 'player'],
  ['/self-exclusion', 'player'],
  ['/cooling-off-periods', 'player'],
  ['/account-limitation', 'player'],
  ['/login', 'visitor'],
  ['/Register', 'visitor'],
  ['/Forgot', 'visitor'],
  ['/Promotions', 'both'],
  ['/sport', 'both'],
  ['/livesport', 'both'],
  ['/esport', 'both'],
  ['/casino', 'both'],
  ['/livecasino', 'both'],
  ['/virtual', 'both'],
  ['/games', 'both'],
  ['/beton', 'both'],
  ['/bingo', 'both'],
  ['/poker', 'both'],
  ['/Jackpot', 'both'],
  ['/play-high-flyer', 'both'],
  ['/live-slot', 'both'],
  ['/play-live-binary', 'both'],
  ['/treasure', 'both'],
  ['/cark', 'both'],
] as const;

const PAGES = [
  'about',
  'terms-and-conditions',
  'betting-rules',
  'contact',
  'responsible-gambling',
  'complaints-and-arbitration',
  'bonus-policy',
  'aml-kyc-policy',
  'payment-policy',
  'privacy-policy',
  'netent-rescription',
  'self-exclusion-policy',
  'dispute-resolution',
  'fairness-methods',
  'betbuilder-rules',
  'sportsbook-rules',
  'bonus-system',
  'frequently-asked-questions',
  'affiliates',
  'tournaments',
];

describe('the menu table', () => {
  it.each(SPEC_LIST)('has %s for: %s', (href, audience) => {
    if (audience !== 'visitor') expect(hrefs(player)).toContain(href);
    if (audience !== 'player') expect(hrefs(visitor)).toContain(href);
    if (audience === 'visitor') expect(hrefs(player)).not.toContain(href);
  });

  it.each(PAGES)('links to the page %s', (name) => expect(hrefs(visitor)).toContain(`/pages/${name}`));

  it.each([
    ['sport', 'top', withOptions({ sport: '0' })],
    ['live_sport', 'top', withOptions({ sport: '0' })],
    ['esport', 'side', withOptions({ sport: undefined })],
    ['poker', 'top', withOptions({ poker: '0' })],
    ['poker', 'footer_games', withOptions({ poker: 'yes' })],
    ['jackpots', 'side', withFeatures({ jackpotMenu: false })],
    ['jackpots', 'footer_games', withFeatures({ jackpotMenu: false })],
    ['bonus_request', 'dropdown', withOptions({ request_bonus_url: ' ' })],
    ['wheel', 'offers', withOptions({ wheel_of_fortune_url: undefined })],
    ['treasure', 'offers', withOptions({ golden_treasure_url: '' })],
    ['support', 'help', withOptions({ web_live_support: '' })],
    ['sport', 'top', { ...player, options: undefined }],
    ['bonus_talep', 'account', player],
    ['level', 'account', player],
    ['case', 'account', player],
    ['automatic_bonus', 'footer_apps', player],
    ['automatic_bonus', 'footer_apps', { ...withFeatures({ applicationsColumn: true }), isPlayer: false }],
  ] as const)('hides %s in %s', (id, place, context) => expect(ids(place, context)).not.toContain(id));

  it.each([
    ['jackpots', 'side', player],
    ['bonus_talep', 'account', withFeatures({ bonusTalepPage: true })],
    ['level', 'account', withFeatures({ levelPage: true })],
    ['case', 'account', withFeatures({ casePage: true })],
    ['support', 'quick', player],
    ['automatic_bonus', 'footer_apps', withFeatures({ applicationsColumn: true })],
  ] as const)('shows %s in %s', (id, place, context) => expect(ids(place, context)).toContain(id));

  it('has no link to a page that the app does not mount', () =>
    expect(allRows({ ...player, hasRoute: () => false }).every(({ opens }) => opens)).toBe(true));

  it('links to another route of a page if the app lacks the main one', () => {
    const hasRoute = (href: string) => href.startsWith('/casino');
    expect(hrefs({ ...visitor, hasRoute })).toContain('/casino?type=live_casino');
  });
});

describe('the quick menu', () => {
  it('has gifts, promotions, the account, support and explore', () =>
    expect(ids('quick', visitor)).toEqual([
      'gifts',
      'bonus_request',
      'wheel',
      'hub_promotions',
      'account',
      'support',
      'explore_now',
    ]));
});

describe('the bottom bar', () => {
  it.each([
    ['a visitor', visitor, ['home', 'casino', 'live_casino', 'deposit_now', 'support', 'promotions']],
    ['a player', player, ['home', 'casino', 'live_casino', 'deposit_now', 'support', 'bonus']],
    [
      'a player without a bonus request',
      withOptions({ request_bonus_url: '' }),
      ['home', 'casino', 'live_casino', 'deposit_now', 'support', 'promotions'],
    ],
    [
      'a brand that leads with sport',
      { ...visitor, brand: sportFirst },
      ['home', 'sport', 'live_casino', 'deposit_now', 'support', 'promotions'],
    ],
    [
      'a brand that leads with sport, on a platform without it',
      { ...visitor, brand: sportFirst, options: optionsWith({ sport: '0' }) },
      ['home', 'casino', 'live_casino', 'deposit_now', 'support', 'promotions'],
    ],
  ] as const)('has the entries for %s', (_, context, expected) =>
    expect(ids('bottom', context)).toEqual(expected),
  );
});

describe('a brand with sport first', () => {
  it('has it first in the top menu, and after home in the side menu', () => {
    expect(ids('top', { ...visitor, brand: sportFirst }).slice(0, 3)).toEqual([
      'sport',
      'live_sport',
      'casino',
    ]);
    expect(ids('side', { ...visitor, brand: sportFirst }).slice(0, 3)).toEqual([
      'home',
      'sport',
      'live_sport',
    ]);
    expect(ids('top', visitor)[0]).toBe('casino');
  });
});

describe('the footer’s sport column', () => {
  const without = { ...visitor, options: optionsWith({ sport: '0' }) };
  it('is always shown, or only when the platform has sport', () => {
    expect(ids('footer_sport', without)).toContain('sport');
    const brand = testBrandWith({ features: { footerSportLinks: 'whenOffered' } });
    expect(ids('footer_sport', { ...without, brand })).toEqual([]);
    expect(ids('footer_sport', { ...visitor, brand })).toContain('page_sportsbook_rules');
  });
});

describe('the footer’s applications column', () => {
  it('has tournaments, document validation and, for players, the automatic bonus', () => {
    const brand = testBrandWith({ features: { applicationsColumn: true } });
    expect(ids('footer_apps', { ...player, brand })).toEqual([
      'tournaments',
      'document_validation',
      'automatic_bonus',
    ]);
    expect(ids('footer_apps', { ...visitor, brand })).toEqual(['tournaments', 'document_validation']);
    expect(ids('footer_about', { ...visitor, brand })).not.toContain('tournaments');
    expect(ids('footer_apps', player)).toEqual([]);
  });
});

describe('player protection', () => {
  it.each(['dropdown', 'account', 'footer_safer'] as const)('is listed in %s', (place) =>
    expect(ids(place, player)).toEqual(expect.arrayContaining(['limits', 'cooling_off', 'self_exclusion'])),
  );
});

it('all rows of the first menus are in the first bundle', () => {
  const first: readonly string[] = FIRST_PAINT_MENUS;
  const needed = MENU_TABLE.filter(({ places }) => places.some((place) => first.includes(place)));
  expect(needed.filter((row) => !firstPaintMenuRows.includes(row))).toEqual([]);
});
