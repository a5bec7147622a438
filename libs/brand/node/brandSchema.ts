import { languageEntry, LANGUAGES, type Language } from '@baize/i18n/languages';
import * as z from 'zod/mini';
import {
  ACCOUNT_BOXES,
  HEADERS,
  HEROES,
  JACKPOT_BOARDS,
  LEADING_PRODUCTS,
  SPORT_LINKS,
  SPORT_TABS,
} from '../src/layoutChoices.ts';
import { HOME_BLOCKS, HOME_SECTIONS, NEEDED_HOME_SECTIONS } from '../src/homeSections.ts';
import { objectWith, host, oneOf, season, slug, webAddress, nonEmptyText } from './fields.ts';
import { themeSchema } from './themeSchema.ts';

const SITE_ID = 'a whole number from 1000 to 9999';
const AGE = 'an age from 18 to 25';
const HOURS = 'a number of hours from 1 to 72';
const PLAYER_ID = 'a player’s id';
const yesOrNo = () => z.boolean('true or false');

const taglines = objectWith(
  Object.fromEntries(
    LANGUAGES.map((language) => [language, nonEmptyText(`words in ${languageEntry(language).name}`)]),
  ) as Record<Language, ReturnType<typeof nonEmptyText>>,
);

const homeOrder = z
  .tuple([oneOf(HOME_BLOCKS), oneOf(HOME_BLOCKS), oneOf(HOME_BLOCKS)], 'three sections')
  .check(
    z.refine(
      (order) => new Set(order).size === HOME_BLOCKS.length,
      `each of ${HOME_BLOCKS.join(', ')} exactly once`,
    ),
  );

const needed = NEEDED_HOME_SECTIONS.join(', ');
const homeSections = z.array(oneOf(HOME_SECTIONS), 'a list of sections').check(
  z.refine((sections) => new Set(sections).size === sections.length, 'each section once'),
  z.refine((sections) => NEEDED_HOME_SECTIONS.every((id) => sections.includes(id)), `${needed} among them`),
);

/** A brand, complete with defaults. `Brand` is inferred from this; brand.json states only what differs. */
export const brandSchema = objectWith({
  /** The Site-Id header of every request (spec 1/1/3). */
  id: z.int(SITE_ID).check(z.gte(1000, SITE_ID), z.lte(9999, SITE_ID)),
  slug: slug(),
  name: nonEmptyText('a name'),
  tagline: taglines,
  /** Production hosts; `<slug>.localhost` is implied. */
  hosts: z.array(host(), 'a list of host names').check(z.minLength(1, 'at least one host name')),
  defaultLanguage: oneOf(LANGUAGES),
  theme: themeSchema,
  layout: objectWith({
    header: oneOf(HEADERS),
    hero: oneOf(HEROES),
    /** The sections of the home page from top to bottom; all but a few may be left out (spec 2/2.2/12). */
    homeSections,
    /** Jackpot, live casino, casino; one site reverses it (spec 2/2.2/11). */
    homeOrder,
    /** What the menus and the bottom bar on phones start with: sport or casino (spec 2/2.13/15). */
    leads: oneOf(LEADING_PRODUCTS),
    /** Whose tab is first on the sport pages; betconstruct's on one site. */
    firstSportTab: oneOf(SPORT_TABS),
    /** Jackpots by name, by level with suits and a fact box, or a page of another house. */
    jackpot: oneOf(JACKPOT_BOARDS),
  }),
  features: objectWith({
    /** The popular-games strip of the casino lobby; one site hides it. */
    popularGames: yesOrNo(),
    /** The jackpot block of the casino lobby; two sites don't have it. */
    jackpotBlock: yesOrNo(),
    /** The /jackpot menu entry; hidden for one site (spec 2/2.13/21). */
    jackpotMenu: yesOrNo(),
    /** The video behind a lobby's header; two sites don't have it. */
    backgroundVideo: yesOrNo(),
    /** Decorative jackpots with fixed amounts; off for regulated brands. */
    decorativeJackpots: yesOrNo(),
    /** Partner banners on the home page; some sites hide them (spec 2/2.2/6 and 12). */
    partnerBanners: yesOrNo(),
    /** The link to request a bonus, next to the promotions; some sites have it (spec 2/2.8/10). */
    requestBonus: yesOrNo(),
    /** The boxes of the account page: balance and totals, only the balance, or none. */
    accountBoxes: oneOf(ACCOUNT_BOXES),
    /** The e-mail field of the account page; one site hides it. */
    emailEditable: yesOrNo(),
    /** The switch on the SMS verification page; one site hides it. */
    smsSwitch: yesOrNo(),
    /** The pages /bonus-talep, /level and /case; each exists on one site. */
    bonusTalepPage: yesOrNo(),
    levelPage: yesOrNo(),
    casePage: yesOrNo(),
    /**
     * Login and registration are signalled to the parent shell instead of being shown (spec 1/2.login/8 and
     * 1/2.register/10).
     */
    signalsLogin: yesOrNo(),
    /** A payment's page opens in a new window. */
    paymentInNewWindow: yesOrNo(),
    /** How many hours a withdrawal takes, as shown to the player. */
    processingHours: z.int(HOURS).check(z.gte(1, HOURS), z.lte(72, HOURS)),
    /** The footer column with tournaments, document validation and automatic bonus (spec 2/2.13/29). */
    applicationsColumn: yesOrNo(),
    /** Whether the footer shows sport when the platform has none (spec 2/2.13/28). */
    footerSportLinks: oneOf(SPORT_LINKS),
    /** The bonus page embedded in the site's layout, for players (spec 2/2.13/30). */
    bonusFrame: yesOrNo(),
    /**
     * When the snow effect and its switch in the header are available; null is never (spec 1/2.shell/8,
     * ADR 29).
     */
    snow: z.nullable(season()),
    /** The ids of the players who have the sportsbook Upgaming; two on the site that has it (spec 2/2.7/3). */
    upgamingPlayers: z.array(z.int(PLAYER_ID).check(z.gte(1, PLAYER_ID)), 'a list of player ids'),
    /** Whether a pending withdrawal may be cancelled; some regulators forbid it (ADR 13). */
    cancelWithdrawals: yesOrNo(),
    /** How many months self-exclusion code 4 lasts, so that the player is told the right period (ADR 13). */
    selfExclusionCode4Months: z.literal([3, 6], '3 or 6 (months)'),
  }),
  legal: objectWith({
    licence: objectWith({
      authority: nonEmptyText('an authority'),
      number: nonEmptyText('a licence number'),
    }),
    minimumAge: z.int(AGE).check(z.gte(18, AGE), z.lte(25, AGE)),
    /** After how many minutes of play the reality check appears, until the player chooses otherwise. */
    realityCheckMinutes: z.literal([15, 30, 60, 120], '15, 30, 60 or 120 (minutes)'),
  }),
  /** Third-party origins that the site's pages use: the page's CSP allows these and no others. */
  partners: objectWith({
    /** Services that the page fetches data from: jackpot amounts, a sport widget. */
    feeds: z.array(host(), 'a list of host names'),
    /** Where a payment's form is posted to. */
    payments: z.array(host(), 'a list of host names'),
    /** Pages that embed the site: kiosks, partner sites, native web views (spec 1/1/7). */
    parents: z.array(host(), 'a list of host names'),
  }),
  /** Help services for players: in the footer and next to every limit. */
  helpLines: z
    .array(objectWith({ name: nonEmptyText('a name'), url: webAddress() }), 'a list of help lines')
    .check(z.minLength(1, 'at least one help line')),
});
