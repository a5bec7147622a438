import type { Promotion } from '@baize/api';
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
  action: Promotion['action'];
  terms: Texts;
  bonus?: BonusKind;
  ends?: Ends;
}

/** What the promotions are for, in their order. */
const FACTS: readonly Facts[] = [
  {
    kind: 'payment',
    action: 'deposit',
    bonus: 'welcome',
    terms: {
      tr: 'En az ₺100 · 30 kat çevrim · 30 gün geçerli',
      en: 'Min. ₺100 · 30x wagering · valid 30 days',
    },
  },
  {
    kind: 'casino',
    action: 'casino',
    bonus: 'cashback',
    ends: weekEnd,
    terms: { tr: 'En çok ₺2.500 · 1 kat çevrim', en: 'Up to ₺2,500 · 1x wagering' },
  },
  {
    kind: 'payment',
    action: 'deposit',
    terms: { tr: 'En az ₺200 · dönüşler 24 saat geçerli', en: 'Min. ₺200 · spins valid 24 hours' },
  },
  {
    kind: 'live_casino',
    action: 'deposit',
    bonus: 'reload',
    terms: { tr: 'En çok ₺1.000 · yalnızca canlı masalar', en: 'Up to ₺1,000 · live tables only' },
  },
  {
    kind: 'sport',
    action: 'sport',
    bonus: 'sport',
    ends: weekEnd,
    terms: { tr: 'En az 4 maç · oran en az 1,40', en: 'At least 4 matches · odds of 1.40 or more' },
  },
  {
    kind: 'loyalty',
    action: 'casino',
    terms: { tr: 'Her ₺100 bahis bir puan', en: 'One point for every ₺100 staked' },
  },
  {
    kind: 'loyalty',
    action: 'bonus_request',
    bonus: 'birthday',
    terms: { tr: 'Yılda bir kez · 7 gün içinde talep edilir', en: 'Once a year · request it within 7 days' },
  },
  {
    kind: 'casino',
    action: 'games',
    ends: weekEnd,
    terms: { tr: 'En az ₺5 bahis · ilk 50 oyuncuya', en: 'Min. stake ₺5 · for the top 50 players' },
  },
  {
    kind: 'casino',
    action: 'casino',
    ends: monthEnd,
    terms: { tr: 'En az ₺2 bahis · ödüllerde çevrim yok', en: 'Min. stake ₺2 · no wagering on prizes' },
  },
  {
    kind: 'loyalty',
    action: 'bonus_request',
    terms: { tr: 'Arkadaşın en az ₺200 yatırmalı', en: 'Your friend deposits ₺200 or more' },
  },
  {
    kind: 'casino',
    action: 'bingo',
    ends: dayEnd,
    terms: { tr: 'Her akşam 20:00–22:00 · en çok 4 kart', en: 'Every evening 8–10 pm · up to 4 cards' },
  },
  {
    kind: 'payment',
    action: 'deposit',
    terms: { tr: 'En çok ₺500 · çevrim yok · günde bir kez', en: 'Up to ₺500 · no wagering · once a day' },
  },
];

/** Kind, terms, end, bonus and action of a promotion; the first one is number 0. */
export function promotionFacts(index: number, lang: Lang, now: Date): Partial<Promotion> {
  const facts = FACTS[index];
  if (!facts) return {};
  const { kind, action, terms, bonus, ends } = facts;
  return {
    kind,
    action,
    terms: terms[lang],
    ...(bonus && { bonus: BONUS_NAMES[bonus][lang] }),
    ...(ends && { ends_at: formatMoment(ends(now)) }),
  };
}
