import type { Popup } from '@baize/api';
import type { PromotionId } from '@baize/art';
import type { Brand } from '../brands.ts';
import type { Lang, Texts } from '../contract/lang.ts';
import { contentOf } from './brand-content/contentOf.ts';
import { promotionName, promotionNumber, promotionPicture } from './promotions.ts';

/** Clients show a popup once per id, so if a brand announces something else, its popup needs another id. */
const POPUP_ID = 1;

/** The popup texts of the promotions. */
const POPUPS: Partial<Record<PromotionId, Texts>> = {
  slotTournament: {
    tr: '<p>Bu ayın slot turnuvası sürüyor. Puan, kazancın bahse oranıdır; daha yüksek bahis avantaj sağlamaz.</p>',
    en: '<p>This month’s slot tournament is on. Points are your win as a multiple of your stake, so staking more doesn’t give you an edge.</p>',
  },
  multiplierRace: {
    tr: '<p>Uçak oyunlarında haftanın çarpan yarışı sürüyor. En iyi tek tur sayılır.</p>',
    en: '<p>The week’s multiplier race is on in the crash games. Your best single round counts.</p>',
  },
  accumulator: {
    tr: '<p>Dört ve daha fazla maçlı kuponlara ek kazanç. Ek oran maç sayısıyla artar, en çok %40 olur.</p>',
    en: '<p>Extra winnings on accumulators of four matches or more. The boost grows with each match, up to 40%.</p>',
  },
  wheel: {
    tr: '<p>Bugünkü çevirme hakkı hazır. Ne çıkarsa bonus bakiyesine geçer; yatırım gerekmez.</p>',
    en: '<p>Today’s spin is ready. Whatever it lands on goes to your bonus wallet; no deposit needed.</p>',
  },
  treasure: {
    tr: '<p>Bugünkü sandık hazır. İçindeki ödül bonus bakiyesine geçer; yatırım gerekmez.</p>',
    en: '<p>Today’s chest is ready. What’s inside goes to your bonus wallet; no deposit needed.</p>',
  },
  freeSpins: {
    tr: '<p>Cuma günkü yatırıma 50 bedava dönüş. Dönüşler 24 saat geçerlidir.</p>',
    en: '<p>Deposit on a Friday and get 50 free spins. They are valid for 24 hours.</p>',
  },
  liveBonus: {
    tr: '<p>Canlı masalar için yatırımlara %25 ekliyoruz, en çok ₺1.000.</p>',
    en: '<p>We add 25% to your deposit for the live tables, up to ₺1,000.</p>',
  },
  loyalty: {
    tr: '<p>Oynadıkça puan birikir, seviye yükselir. Bütçe önce gelir: puanlar kaybı telafi etmez.</p>',
    en: '<p>Earn points and move up the levels as you play. Stick to your budget: points don’t make up for losses.</p>',
  },
};

/** The popup of a brand's home page in a language: the first of its promotions that can be announced. */
export function popupOf(brand: Pick<Brand, 'slug'>, lang: Lang): Popup | undefined {
  for (const { id } of contentOf(brand.slug).promotions) {
    const content = POPUPS[id];
    if (!content) continue;
    return {
      id: POPUP_ID,
      url: `/Promotions/${promotionNumber(id)}`,
      image: promotionPicture(brand, id, 'list', lang),
      name: promotionName(brand, id, lang),
      content: content[lang],
    };
  }
  return undefined;
}
