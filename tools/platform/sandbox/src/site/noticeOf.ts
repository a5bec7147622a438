import type { SiteOptions } from '@baize/api';
import type { Brand } from '../brands.ts';
import type { Lang, Texts } from '../contract/lang.ts';
import { seededPick } from '../random.ts';

/** A client that closed a notice doesn't show its id again: another notice needs another id. */
interface Notice {
  id: string;
  text: Texts;
}

const NOTICES: readonly Notice[] = [
  {
    id: 'weekend-tournament',
    text: {
      tr: 'Hafta sonu turnuvası başladı: ₺250.000 ödül havuzu. Yeni oyunlar her perşembe burada.',
      en: 'The weekend tournament is on, with ₺250,000 in prizes. New games every Thursday.',
    },
  },
  {
    id: 'fast-withdrawals',
    text: {
      tr: 'Doğrulanmış hesapların çekimleri artık gece de işleniyor. Ortalama süre 12 dakika.',
      en: 'Verified accounts now get their withdrawals at night, too. The average is 12 minutes.',
    },
  },
  {
    id: 'live-friday',
    text: {
      tr: 'Cuma akşamları canlı masalarda: saat 20.00’den itibaren sekiz yeni masa açık.',
      en: 'Friday nights are live: eight more tables from 8 pm.',
    },
  },
  {
    id: 'jackpot-week',
    text: {
      tr: 'Jackpot haftası: dört kademenin dördü de bu hafta düştü. Sıradaki tur çoktan başladı.',
      en: 'Jackpot week: all four tiers have dropped. The next round is already on.',
    },
  },
  {
    id: 'multiplier-race',
    text: {
      tr: 'Çarpan yarışı pazara kadar sürüyor. Uçak oyunlarında en iyi tek tur sayılır.',
      en: 'The multiplier race runs until Sunday. Your best single round in the crash games counts.',
    },
  },
  {
    id: 'own-limits',
    text: {
      tr: 'Yatırma limiti “Limitlerim” sayfasından belirlenir: düşürülen limit o anda geçerli olur.',
      en: 'Set a deposit limit in your account: a lower one applies at once.',
    },
  },
];
const OWN_SEED = 5;

/** What a brand's notice says, with its id. */
export function noticeOf(
  { slug }: Pick<Brand, 'slug'>,
  lang: Lang,
): Pick<SiteOptions, 'notice' | 'notice_id'> {
  const { id, text } = seededPick(OWN_SEED, NOTICES, 'notice', slug);
  return { notice: text[lang], notice_id: id };
}
