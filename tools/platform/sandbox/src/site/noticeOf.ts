import type { SiteOptions } from '@baize/api';
import type { Brand } from '../brands.ts';
import type { Lang, Texts } from '../contract/lang.ts';
import { seededPick } from '../random.ts';

/** A client that closed a notice doesn't show its id again, so a different notice needs a different id. */
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
  {
    id: 'autumn-cup',
    text: {
      tr: 'Sonbahar Kupası’nda son hafta: sıralama her gece yarısı yenileniyor.',
      en: 'Last week of the Autumn Cup. The ranking is updated at midnight.',
    },
  },
  {
    id: 'new-studio',
    text: {
      tr: 'Copper Finch’in yeni oyunları casino sayfasında, her birinin demosu da açık.',
      en: 'New games by Copper Finch are in the casino, each with a demo.',
    },
  },
  {
    id: 'derby-day',
    text: {
      tr: 'Derbi günü: canlı bahiste 120’den fazla seçenek.',
      en: 'Derby day: more than 120 live markets.',
    },
  },
  {
    id: 'late-tables',
    text: {
      tr: 'Gece masaları saat 02.00’ye kadar açık: blackjack ve rulet, Türkçe konuşan krupiyelerle.',
      en: 'Late tables are open until 2 am: blackjack and roulette with Turkish-speaking dealers.',
    },
  },
  {
    id: 'home-screen',
    text: {
      tr: 'Site telefonun ana ekranına eklenebilir: tarayıcının menüsünde “Ana ekrana ekle”.',
      en: 'This site fits on a phone’s home screen: “Add to home screen” in the browser’s menu.',
    },
  },
  {
    id: 'support-hours',
    text: {
      tr: 'Canlı destek gece gündüz açık. Yanıtların çoğu bir dakikadan kısa sürüyor.',
      en: 'Live support is open day and night. Most answers take less than a minute.',
    },
  },
  {
    id: 'bingo-rounds',
    text: {
      tr: 'Bingo salonunda beş dakikada bir yeni tur başlıyor.',
      en: 'A new round of bingo starts every five minutes.',
    },
  },
  {
    id: 'poker-nights',
    text: {
      tr: 'Poker geceleri: turnuvalar her akşam saat 21.00’de.',
      en: 'Poker nights: tournaments every evening at 9 pm.',
    },
  },
  {
    id: 'esports-final',
    text: {
      tr: 'E-spor finalleri bu hafta sonu, tüm maçlar canlı oranlarla.',
      en: 'E-sports finals this weekend, with live odds on every match.',
    },
  },
  {
    id: 'crypto-speed',
    text: {
      tr: 'Kripto yatırımlarda onay kısaldı: ortalama 4 dakika.',
      en: 'Crypto deposits are confirmed faster: 4 minutes on average.',
    },
  },
];
const OWN_SEED = 5;

/** The text of a brand's notice, with its id. */
export function noticeOf(
  { slug }: Pick<Brand, 'slug'>,
  lang: Lang,
): Pick<SiteOptions, 'notice' | 'notice_id'> {
  const { id, text } = seededPick(OWN_SEED, NOTICES, 'notice', slug);
  return { notice: text[lang], notice_id: id };
}
