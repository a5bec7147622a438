import type { Promotion } from '@baize/api';
import type { PromotionId } from '@baize/art';
import { BONUS_NAMES, type BonusKind } from '../bonuses/bonusNames.ts';
import { formatMoment } from '../clock.ts';
import type { Lang, Texts } from '../contract/lang.ts';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const MONDAY = 1;

type Ends = (now: Date) => Date;

const midnight = (now: Date) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());

/** The Monday after, 00:00 UTC. */
const weekEnd: Ends = (now) => {
  const days = (WEEK_DAYS + MONDAY - now.getUTCDay()) % WEEK_DAYS || WEEK_DAYS;
  return new Date(midnight(now) + days * DAY_MS);
};
const monthEnd: Ends = (now) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
const dayEnd: Ends = (now) => new Date(midnight(now) + DAY_MS);

interface Facts {
  kind: Promotion['kind'];
  action?: Promotion['action'];
  terms: Texts;
  bonus?: BonusKind;
  ends?: Ends;
}

/** The facts of each promotion. */
const FACTS: Record<PromotionId, Facts> = {
  welcome: {
    kind: 'payment',
    action: 'deposit',
    bonus: 'welcome',
    terms: {
      tr: 'En az ₺100 · 30 kat çevrim · 30 gün geçerli',
      en: 'Min. ₺100 · 30x wagering · valid 30 days',
    },
  },
  cashback: {
    kind: 'casino',
    action: 'casino',
    bonus: 'cashback',
    ends: weekEnd,
    terms: { tr: 'En çok ₺2.500 · 1 kat çevrim', en: 'Up to ₺2,500 · 1x wagering' },
  },
  freeSpins: {
    kind: 'payment',
    action: 'deposit',
    terms: { tr: 'En az ₺200 · dönüşler 24 saat geçerli', en: 'Min. ₺200 · spins valid 24 hours' },
  },
  liveBonus: {
    kind: 'live_casino',
    action: 'deposit',
    bonus: 'reload',
    terms: { tr: 'En çok ₺1.000 · yalnızca canlı masalar', en: 'Up to ₺1,000 · live tables only' },
  },
  accumulator: {
    kind: 'sport',
    action: 'sport',
    bonus: 'sport',
    ends: weekEnd,
    terms: { tr: 'En az 4 maç · oran en az 1,40', en: 'At least 4 matches · odds of 1.40 or more' },
  },
  loyalty: {
    kind: 'loyalty',
    action: 'casino',
    terms: { tr: 'Her ₺100 bahis bir puan', en: 'One point for every ₺100 staked' },
  },
  birthday: {
    kind: 'loyalty',
    action: 'bonus_request',
    bonus: 'birthday',
    terms: { tr: 'Yılda bir kez · 7 gün içinde talep edilir', en: 'Once a year · request it within 7 days' },
  },
  multiplierRace: {
    kind: 'casino',
    action: 'games',
    ends: weekEnd,
    terms: { tr: 'En az ₺5 bahis · ilk 50 oyuncuya', en: 'Min. stake ₺5 · for the top 50 players' },
  },
  slotTournament: {
    kind: 'casino',
    action: 'casino',
    ends: monthEnd,
    terms: { tr: 'En az ₺2 bahis · ödüllerde çevrim yok', en: 'Min. stake ₺2 · no wagering on prizes' },
  },
  friend: {
    kind: 'loyalty',
    action: 'bonus_request',
    terms: { tr: 'Arkadaşın en az ₺200 yatırmalı', en: 'Your friend deposits ₺200 or more' },
  },
  bingo: {
    kind: 'casino',
    action: 'bingo',
    ends: dayEnd,
    terms: { tr: 'Her akşam 20:00–22:00 · en çok 4 kart', en: 'Every evening 8–10 pm · up to 4 cards' },
  },
  wagerFree: {
    kind: 'payment',
    action: 'deposit',
    terms: { tr: 'En çok ₺500 · çevrim yok · günde bir kez', en: 'Up to ₺500 · no wagering · once a day' },
  },
  wheel: {
    kind: 'loyalty',
    bonus: 'wheel',
    terms: {
      tr: 'Günde bir kez · ödül bonus bakiyenize geçer',
      en: 'Once a day · the prize goes to your bonus wallet',
    },
  },
  treasure: {
    kind: 'loyalty',
    bonus: 'treasure',
    terms: {
      tr: 'Günde bir kez · ödül bonus bakiyenize geçer',
      en: 'Once a day · the prize goes to your bonus wallet',
    },
  },
  rouletteNight: {
    kind: 'live_casino',
    action: 'live_casino',
    terms: { tr: 'Salı 20:00–24:00 · en çok ₺500', en: 'Tuesdays 8 pm to midnight · up to ₺500' },
  },
  blackjackLeague: {
    kind: 'live_casino',
    action: 'live_casino',
    ends: weekEnd,
    terms: { tr: 'En az ₺20 bahis · ilk 21 oyuncuya', en: 'Min. stake ₺20 · for the top 21 players' },
  },
  inPlayCashback: {
    kind: 'sport',
    action: 'sport',
    ends: weekEnd,
    terms: { tr: 'En çok ₺750 · 1 kat çevrim', en: 'Up to ₺750 · 1x wagering' },
  },
  jackpotWednesday: {
    kind: 'casino',
    action: 'casino',
    terms: { tr: 'Her çarşamba · dönüşler 24 saat geçerli', en: 'Every Wednesday · spins valid 24 hours' },
  },
  qrDeposit: {
    kind: 'payment',
    action: 'deposit',
    terms: { tr: 'En az ₺20 · en çok ₺250 · 5 kat çevrim', en: 'Min. ₺20 · up to ₺250 · 5x wagering' },
  },
  bookWeek: {
    kind: 'loyalty',
    action: 'casino',
    ends: weekEnd,
    terms: { tr: 'Her ₺100 bahis iki puan · kitap slotları', en: 'Two points per ₺100 · book slots only' },
  },
};

/** Kind, terms, end, bonus and action of a promotion. */
export function promotionFacts(id: PromotionId, lang: Lang, now: Date): Partial<Promotion> {
  const { kind, action, terms, bonus, ends } = FACTS[id];
  return {
    kind,
    terms: terms[lang],
    ...(action && { action }),
    ...(bonus && { bonus: BONUS_NAMES[bonus][lang] }),
    ...(ends && { ends_at: formatMoment(ends(now)) }),
  };
}
