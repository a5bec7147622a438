import { languageEntry, LANGUAGES, type Language } from '@baize/i18n/languages';
import { VOICES } from '@baize/i18n/voices';
import * as z from 'zod/mini';
import {
  ACCOUNT_BOXES,
  BIRTH_DATES,
  BOTTOM_BARS,
  VISITOR_ACTIONS,
  DATE_STYLES,
  FOOTERS,
  HEADERS,
  HEROES,
  GAME_PLACES,
  JACKPOT_BOARDS,
  SECTION_LOOKS,
  TABLE_LOOKS,
  LEADING_PRODUCTS,
  NOTICES,
  POPUPS,
  SPORT_LINKS,
  SPORT_TABS,
  UTILITY_BARS,
} from '../src/layoutChoices.ts';
import { bottomEntries, homeSections } from './layoutLists.ts';
import { BRAND_VERSION } from './migrateBrand.ts';
import { described, objectWith, host, oneOf, season, slug, webAddress, nonEmptyText } from './fields.ts';
import { themeSchema } from './themeSchema.ts';

const SITE_ID = 'a whole number from 1000 to 9999';
const AGE = 'an age from 18 to 25';
const HOURS = 'a number of hours from 1 to 72';
const AMOUNT = 'a whole amount above 0';
const PLAYER_ID = 'a player’s id';
const yesOrNo = () => z.boolean('true or false');

const taglines = objectWith(
  Object.fromEntries(
    LANGUAGES.map((language) => [language, nonEmptyText(`words in ${languageEntry(language).name}`)]),
  ) as Record<Language, ReturnType<typeof nonEmptyText>>,
);

/** A brand, complete with defaults. `Brand` is inferred from this; brand.json contains only the differences. */
export const brandSchema = objectWith({
  version: described(
    'The version of the fields below; `npm run brands:migrate` rewrites older files.',
    z.literal(BRAND_VERSION, `${BRAND_VERSION}, the current version`),
  ),
  id: described(
    'The Site-Id header of every request (spec 1/1/3).',
    z.int(SITE_ID).check(z.gte(1000, SITE_ID), z.lte(9999, SITE_ID)),
  ),
  slug: described('The name of the brand’s folder.', slug()),
  name: described('The name, as the site writes it.', nonEmptyText('a name')),
  tagline: taglines,
  hosts: described(
    'Production hosts; `<slug>.localhost` is implied.',
    z.array(host(), 'a list of host names').check(z.minLength(1, 'at least one host name')),
  ),
  fixedHosts: described(
    'Those of its hosts that stay where they are when the options name another active domain (spec 1/1/2).',
    z.array(host(), 'a list of host names'),
  ),
  defaultLanguage: described('The language until a visitor chooses one.', oneOf(LANGUAGES)),
  voice: described(
    'How the texts address the player: formal (“siz”) or informal (“sen”); English differs in greetings, empty states and calls to action.',
    oneOf(VOICES),
  ),
  theme: themeSchema,
  layout: objectWith({
    header: described(
      'A single bar, a rail at the side, a centred logo above the menu, a bar whose products open wide panels, or a slim bar above large product tabs.',
      oneOf(HEADERS),
    ),
    utilityBar: described(
      'The slim bar with shortcuts, social links and the time above a header of one row; where it is hidden they are in the menus and the footer.',
      oneOf(UTILITY_BARS),
    ),
    notice: described(
      'The operator’s notice: scrolling text, one line that doesn’t move, or behind a bell in the header (spec 2/2.13/36).',
      oneOf(NOTICES),
    ),
    popup: described(
      'The home page’s popup: at once, after the first screen, or as a small card in the corner (spec 2/2.12/5).',
      oneOf(POPUPS),
    ),
    footer: described(
      'Link columns, a few lines, everything in the middle, or columns below a closing band (spec 2/2.13/37).',
      oneOf(FOOTERS),
    ),
    bottomBar: described(
      'The bar of phones: with pills, flat with a line above the current page, or floating with a raised action.',
      oneOf(BOTTOM_BARS),
    ),
    bottomEntries: described(
      'What the bar of phones leads to, in its order: the first five that the site has, of more than five without home; four make it calmer. Where the brand leads with sport and doesn’t list it, sport replaces casino.',
      bottomEntries,
    ),
    visitorAction: described(
      'What the bar of phones highlights for a visitor: the deposit, which asks for the login first, or signing up, which the header then leaves out.',
      oneOf(VISITOR_ACTIONS),
    ),
    hero: described(
      'A banner from edge to edge or within the margins, a banner next to text, a deck of cards, or one large banner with two small ones.',
      oneOf(HEROES),
    ),
    homeSections: described(
      'The sections of the home page from top to bottom; all but a few may be left out (spec 2/2.2/11 and 12).',
      homeSections,
    ),
    sectionLooks: described(
      'How sections of games look: a row to scroll (rail), whole rows (grid), rows around a large tile (mosaic), one game large (spotlight), or the heading at the side (split).',
      objectWith({
        jackpot: oneOf(SECTION_LOOKS),
        casino: oneOf(SECTION_LOOKS),
        new: oneOf(SECTION_LOOKS),
        multipliers: oneOf(SECTION_LOOKS),
        live: oneOf(TABLE_LOOKS),
      }),
    ),
    leads: described(
      'What the menus and the bottom bar on phones start with: sport or casino (spec 2/2.13/15).',
      oneOf(LEADING_PRODUCTS),
    ),
    firstSportTab: described(
      'Whose tab is first on the sport pages; betconstruct’s on one site.',
      oneOf(SPORT_TABS),
    ),
    jackpot: described(
      'Jackpots by name, by level with suits and a fact box, or another house’s page or script.',
      oneOf(JACKPOT_BOARDS),
    ),
    birthDate: described(
      'How the date of birth is chosen: from three lists, or with the browser’s date picker (spec 1/5/17).',
      oneOf(BIRTH_DATES),
    ),
    gameOpens: described(
      'Where a lobby’s game opens: at a page of its own, or in a dialog over the lobby (spec 2/2.4/15).',
      oneOf(GAME_PLACES),
    ),
  }),
  features: objectWith({
    popularGames: described('The popular-games strip of the lobbies; one site hides it.', yesOrNo()),
    jackpotBlock: described('The jackpot block of the lobbies; two sites don’t have it.', yesOrNo()),
    jackpotMenu: described('The /jackpot menu entry; hidden for one site (spec 2/2.13/21).', yesOrNo()),
    backgroundVideo: described('The video behind a lobby’s header; two sites don’t have it.', yesOrNo()),
    decorativeJackpots: described(
      'Decorative jackpots and featured blocks with fixed amounts; off for regulated brands.',
      yesOrNo(),
    ),
    partnerBanners: described(
      'Partner banners on the home page; some sites hide them (spec 2/2.2/6 and 12).',
      yesOrNo(),
    ),
    requestBonus: described(
      'The link to request a bonus, next to the promotions; some sites have it (spec 2/2.8/10).',
      yesOrNo(),
    ),
    accountBoxes: described(
      'The boxes of the account page: balance and totals, only the balance, or none.',
      oneOf(ACCOUNT_BOXES),
    ),
    emailEditable: described('The e-mail field of the account page; one site hides it.', yesOrNo()),
    smsSwitch: described('The switch on the SMS verification page; one site hides it.', yesOrNo()),
    bonusTalepPage: described('The page /bonus-talep; it exists on one site.', yesOrNo()),
    levelPage: described('The page /level; it exists on one site.', yesOrNo()),
    casePage: described('The page /case; it exists on one site.', yesOrNo()),
    signalsLogin: described(
      'Login and registration are signalled to the parent shell instead of being shown (spec 1/2.login/8 and 1/2.register/10).',
      yesOrNo(),
    ),
    paymentInNewWindow: described('A payment’s page opens in a new window.', yesOrNo()),
    processingHours: described(
      'How many hours a withdrawal takes, as shown to the player.',
      z.int(HOURS).check(z.gte(1, HOURS), z.lte(72, HOURS)),
    ),
    applicationsColumn: described(
      'The footer column with tournaments, document validation and automatic bonus (spec 2/2.13/29).',
      yesOrNo(),
    ),
    footerSportLinks: described(
      'Whether the footer shows sport when the platform has none (spec 2/2.13/28).',
      oneOf(SPORT_LINKS),
    ),
    bonusFrame: described(
      'The bonus page embedded in the site’s layout, for players (spec 2/2.13/30).',
      yesOrNo(),
    ),
    snow: described(
      'When the snow effect and its switch in the header are available; null is never (spec 1/2.shell/8, ADR 29).',
      z.nullable(season()),
    ),
    upgamingPlayers: described(
      'The ids of the players who have the sportsbook Upgaming; two on the site that has it (spec 2/2.7/3).',
      z.array(z.int(PLAYER_ID).check(z.gte(1, PLAYER_ID)), 'a list of player ids'),
    ),
    cancelWithdrawals: described(
      'Whether a pending withdrawal may be cancelled; some regulators forbid it (ADR 13).',
      yesOrNo(),
    ),
    selfExclusionCode4Months: described(
      'How many months self-exclusion code 4 lasts, so that the player is told the right period (ADR 13).',
      z.literal([3, 6], '3 or 6 (months)'),
    ),
    dates: described(
      'Days and times in UTC, month first, or in the player’s own time and the language’s order (spec 3/history/5).',
      oneOf(DATE_STYLES),
    ),
    withdrawalWagering: described(
      'What has to be wagered before a withdrawal, in whole units of the player’s currency, as a notice says; null where nothing has (spec 3/9.money/10).',
      z.nullable(z.int(AMOUNT).check(z.gte(1, AMOUNT))),
    ),
  }),
  legal: objectWith({
    licence: objectWith({
      authority: nonEmptyText('an authority'),
      number: nonEmptyText('a licence number'),
    }),
    minimumAge: z.int(AGE).check(z.gte(18, AGE), z.lte(25, AGE)),
    realityCheckMinutes: described(
      'After how many minutes of play the reality check appears, until the player chooses otherwise.',
      z.literal([15, 30, 60, 120], '15, 30, 60 or 120 (minutes)'),
    ),
  }),
  partners: described(
    'Third-party origins that the site’s pages use: the page’s CSP allows these and no others.',
    objectWith({
      feeds: described(
        'Services that the page fetches data from: jackpot amounts, a sport widget.',
        z.array(host(), 'a list of host names'),
      ),
      payments: described('Where a payment’s form is posted to.', z.array(host(), 'a list of host names')),
      parents: described(
        'Pages that embed the site: kiosks, partner sites, native web views (spec 1/1/7).',
        z.array(host(), 'a list of host names'),
      ),
    }),
  ),
  helpLines: described(
    'Help services for players: in the footer and next to every limit.',
    z
      .array(objectWith({ name: nonEmptyText('a name'), url: webAddress() }), 'a list of help lines')
      .check(z.minLength(1, 'at least one help line')),
  ),
});
