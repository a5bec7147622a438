import type { Popup } from '@baize/api';
import { promotionText } from '@baize/art';
import type { Lang, Texts } from '../contract/lang.ts';
import { promotionPicture } from './promotions.ts';

/** A client shows a popup once per id; another popup needs another id. */
const ID = 1;
/** The slot tournament. */
const PROMOTION = 8;

const CONTENT: Texts = {
  tr: '<p>Bu ayın slot turnuvası sürüyor. Puan, kazancınızın bahse oranıdır; daha yüksek bahis avantaj sağlamaz.</p>',
  en: '<p>This month’s slot tournament is on. Points are your win as a multiple of your stake, so staking more doesn’t give you an edge.</p>',
};

/** The home page's popup in a language. */
export const popupOf = (lang: Lang): Popup => ({
  id: ID,
  url: `/Promotions/${PROMOTION + 1}`,
  image: promotionPicture(PROMOTION, 'list', lang),
  name: promotionText(PROMOTION, lang).name,
  content: CONTENT[lang],
});
