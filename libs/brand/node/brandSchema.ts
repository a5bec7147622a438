import * as z from 'zod/mini';
import { HEADERS, HEROES, HOME_BLOCKS, LANGUAGES } from '../src/layoutChoices.ts';
import { block, host, oneOf, slug, webAddress, words } from './fields.ts';
import { themeSchema } from './themeSchema.ts';

const SITE_ID = 'a whole number from 1000 to 9999';
const AGE = 'an age from 18 to 25';
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
  }),
  features: block({
    /** The popular-games strip of the casino lobby; one site hides it (document 2, line 64). */
    popularGames: yesOrNo(),
    /** The jackpot block of the casino lobby; two sites are without (document 2, line 65). */
    jackpotBlock: yesOrNo(),
    /** The /jackpot menu entry; hidden for one site (document 2, line 129). */
    jackpotMenu: yesOrNo(),
    /** The snow effect and its switch in the header (document 2, line 126). */
    snow: yesOrNo(),
    /** Whether a pending withdrawal may be cancelled: some regulators forbid it (ruling 9). */
    cancelWithdrawals: yesOrNo(),
    /** How many months self-exclusion code 4 lasts, so that a player sees which one is meant (ruling 8). */
    selfExclusionCode4Months: z.literal([3, 6], '3 or 6 (months)'),
  }),
  legal: block({
    licence: block({ authority: words('an authority'), number: words('a licence number') }),
    minimumAge: z.int(AGE).check(z.gte(18, AGE), z.lte(25, AGE)),
  }),
  /** Where a player who needs help is sent: in the footer and near every limit. */
  helpLines: z
    .array(block({ name: words('a name'), url: webAddress() }), 'a list of help lines')
    .check(z.minLength(1, 'at least one help line')),
});
