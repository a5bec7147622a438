import { paths } from '@baize/routing';
import { isOptionOn } from '@baize/site';
import { liveSupportOf } from '../support/liveSupportOf.ts';
import type { MenuContext, MenuRow } from './MenuRow.ts';

type Condition = NonNullable<MenuRow['when']>;

const isFilled = (text: unknown) => typeof text === 'string' && text.trim() !== '';

export const sportIsOn: Condition = ({ options }) => isOptionOn(options?.sport);
export const pokerIsOn: Condition = ({ options }) => isOptionOn(options?.poker);
export const hasJackpots: Condition = ({ brand }) => brand.features.jackpotMenu;
export const hasSupport: Condition = ({ options, device }) => liveSupportOf(options, device) !== undefined;
export const hasBonusRequest: Condition = ({ options }) => isFilled(options?.request_bonus_url);
export const hasWheel: Condition = ({ options }) => isFilled(options?.wheel_of_fortune_url);
export const hasTreasure: Condition = ({ options }) => isFilled(options?.golden_treasure_url);

/** One footer variant shows sport only if the platform has it; the others always do (spec 2/2.13/28). */
export const footerHasSport: Condition = (context) =>
  context.brand.features.footerSportLinks === 'always' || sportIsOn(context);

const BOTTOM = 'bottom';

/** The bottom nav's highlighted action: signing up, for visitors of some brands, or the deposit. */
export const registerIsAtThumb: Condition = ({ brand, isPlayer }) =>
  !isPlayer && brand.layout.visitorAction === 'register';
export const depositIsAtThumb: Condition = (context) => !registerIsAtThumb(context);

/** If the brand leads with sport but has only the casino in its bottom nav, sport replaces it. */
const sportReplacesCasino = (context: MenuContext) => {
  const { leads, bottomEntries } = context.brand.layout;
  return (
    leads === 'sport' &&
    !bottomEntries.includes('sport') &&
    sportIsOn(context) &&
    context.hasRoute(paths.sport)
  );
};
export const sportOf: Condition = (context) =>
  sportIsOn(context) &&
  (context.place !== BOTTOM ||
    context.brand.layout.bottomEntries.includes('sport') ||
    sportReplacesCasino(context));
export const casinoOf: Condition = (context) => context.place !== BOTTOM || !sportReplacesCasino(context);

/** Promotions or the bonus request: only players can request a bonus. */
const bonusIsAtThumb = (context: MenuContext) =>
  context.isPlayer && hasBonusRequest(context) && context.hasRoute(paths.bonusRequest);
export const bonusOf: Condition = (context) =>
  hasBonusRequest(context) && (context.place !== BOTTOM || bonusIsAtThumb(context));
export const promotionsOf: Condition = (context) => context.place !== BOTTOM || !bonusIsAtThumb(context);
