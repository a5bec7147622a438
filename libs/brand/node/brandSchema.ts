import * as z from 'zod/mini';
import {
  ACCOUNT_BOXES,
  HEADERS,
  HEROES,
  HOME_BLOCKS,
  JACKPOT_BOARDS,
  LANGUAGES,
  LEADS,
  SPORT_LINKS,
  SPORT_TABS,
} from '../src/layoutChoices.ts';
import { block, host, oneOf, season, slug, webAddress, words } from './fields.ts';
import { themeSchema } from './themeSchema.ts';

const SITE_ID = 'a whole number from 1000 to 9999';
const AGE = 'an age from 18 to 25';
const HOURS = 'a number of hours from 1 to 72';
const yesOrNo = () => z.boolean('true or false');

const homeOrder = z
  .tuple([oneOf(HOME_BLOCKS), oneOf(HOME_BLOCKS), oneOf(HOME_BLOCKS)], 'three sections')
  .check(
    z.refine(
      (order) => new Set(order).size === HOME_BLOCKS.length,
      `each of ${HOME_BLOCKS.join(', ')} exactly once`,
    ),
  );

/** A brand, complete with defaults. `Brand` is inferred from here; brand.json states only what differs. */
export const brandSchema = block({
  /** The Site-Id header of every request (document 1, line 9). */
  id: z.int(SITE_ID).check(z.gte(1000, SITE_ID), z.lte(9999, SITE_ID)),
  slug: slug(),
  name: words('a name'),
  tagline: block({ tr: words('Turkish words'), en: words('English words') }),
  /** Production hosts; `<slug>.localhost` is implied. */
  hosts: z.array(host(), 'a list of host names').check(z.minLength(1, 'at least one host name')),
  defaultLanguage: oneOf(LANGUAGES),
  theme: themeSchema,
  layout: block({
    header: oneOf(HEADERS),
    hero: oneOf(HEROES),
    /** Jackpot, live casino, casino; one site reverses it (document 2, line 53). */
    homeOrder,
    /** What the menus and the bar at the foot of a phone begin with (document 2, line 127: "sport or casino"). */
    leads: oneOf(LEADS),
    /** Whose tab stands first on the sport pages; on one site betconstruct's (document 2, line 99). */
    firstSportTab: oneOf(SPORT_TABS),
    /** Jackpots by name, or by level with suits and a box of facts (document 2, line 149). */
    jackpot: oneOf(JACKPOT_BOARDS),
  }),
  features: block({
    /** The popular-games strip of the casino lobby; one site hides it (document 2, line 64). */
    popularGames: yesOrNo(),
    /** The jackpot block of the casino lobby; two sites are without (document 2, line 65). */
    jackpotBlock: yesOrNo(),
    /** The /jackpot menu entry; hidden for one site (document 2, line 129). */
    jackpotMenu: yesOrNo(),
    /** The film behind a lobby's head; two sites are without (document 2, line 72). */
    backgroundVideo: yesOrNo(),
    /** Jackpots with fixed amounts, as decoration; off where a regulator reads along (document 2, line 73; ruling 10). */
    decorativeJackpots: yesOrNo(),
    /** Partners' banners on the home page; some sites hide them (document 2, line 53). */
    partnerBanners: yesOrNo(),
    /** The link that asks for a bonus, with the promotions; some sites have it (document 2, section 2.8). */
    requestBonus: yesOrNo(),
    /** The boxes of the account page: balance and totals, the balance alone, none (document 3, lines 53 and 345). */
    accountBoxes: oneOf(ACCOUNT_BOXES),
    /** The e-mail field of the account page; one site hides it (document 3, line 54). */
    emailEditable: yesOrNo(),
    /** The switch on the page of SMS verification; one site hides it (document 3, line 65). */
    smsSwitch: yesOrNo(),
    /** The pages /bonus-talep, /level and /case; each exists on one site (document 3, lines 122 to 124). */
    bonusTalepPage: yesOrNo(),
    levelPage: yesOrNo(),
    casePage: yesOrNo(),
    /** Login and registration are told to the shell around the site instead of shown (document 1, lines 31 and 38). */
    signalsLogin: yesOrNo(),
    /** A payment's page opens in a window of its own (document 3, line 253). */
    paymentInNewWindow: yesOrNo(),
    /** How many hours a withdrawal takes, as the player is told (document 3, line 345). */
    processingHours: z.int(HOURS).check(z.gte(1, HOURS), z.lte(72, HOURS)),
    /** The footer's column with tournaments, document validation and automatic bonus (document 2, line 131). */
    applicationsColumn: yesOrNo(),
    /** Whether the footer shows sport when the platform has none (document 2, line 131). */
    footerSportLinks: oneOf(SPORT_LINKS),
    /** The bonus page embedded in the frame of the site, for players (document 2, line 132). */
    bonusFrame: yesOrNo(),
    /** When the snow effect and its switch in the header are there; null is never (spec 1/2.shell/8, ADR 29). */
    snow: z.nullable(season()),
    /** Whether a pending withdrawal may be cancelled: some regulators forbid it (ruling 9). */
    cancelWithdrawals: yesOrNo(),
    /** How many months self-exclusion code 4 lasts, so that a player sees which one is meant (ruling 8). */
    selfExclusionCode4Months: z.literal([3, 6], '3 or 6 (months)'),
  }),
  legal: block({
    licence: block({ authority: words('an authority'), number: words('a licence number') }),
    minimumAge: z.int(AGE).check(z.gte(18, AGE), z.lte(25, AGE)),
    /** After how many minutes of play a player is asked to look up, until they choose otherwise (look: player protection). */
    realityCheckMinutes: z.literal([15, 30, 60, 120], '15, 30, 60 or 120 (minutes)'),
  }),
  /** Other houses that the site's pages work with: the policy of the page lets through these and no others. */
  partners: block({
    /** Services that the page asks for data: the jackpots' amounts, a sport widget (rulings: live-table feed). */
    feeds: z.array(host(), 'a list of host names'),
    /** Where a payment's form is sent to. */
    payments: z.array(host(), 'a list of host names'),
    /** Pages that embed the site: kiosks, partner sites, native web views (rulings: embedded shell). */
    parents: z.array(host(), 'a list of host names'),
  }),
  /** Where a player who needs help is sent: in the footer and near every limit. */
  helpLines: z
    .array(block({ name: words('a name'), url: webAddress() }), 'a list of help lines')
    .check(z.minLength(1, 'at least one help line')),
});
