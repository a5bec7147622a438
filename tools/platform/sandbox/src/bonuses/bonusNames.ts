import type { Lang, Texts } from '../contract/lang.ts';

/** The names of the demo players' bonuses. */
export const BONUS_NAMES = {
  welcome: { tr: 'Hoş geldin bonusu', en: 'Welcome bonus' },
  reload: { tr: 'Haftalık yatırım bonusu', en: 'Weekly reload bonus' },
  cashback: { tr: 'Kayıp bonusu', en: 'Cashback' },
  birthday: { tr: 'Doğum günü bonusu', en: 'Birthday bonus' },
  wheel: { tr: 'Çarkıfelek ödülü', en: 'Wheel of fortune prize' },
  treasure: { tr: 'Hazine ödülü', en: 'Treasure prize' },
  sport: { tr: 'Kombine bonusu', en: 'Accumulator bonus' },
} as const satisfies Record<string, Texts>;

const NAMES = new Map<string, Texts>(Object.entries(BONUS_NAMES));

export type BonusKind = keyof typeof BONUS_NAMES;

/** A bonus's name; a kind that no longer exists is its own name. */
export const bonusName = (kind: string, lang: Lang): string => NAMES.get(kind)?.[lang] ?? kind;
