import { poster } from '../Poster.ts';
import type { Poster } from '../Poster.ts';

export const homePosters: readonly Poster[] = [
  poster(
    ['crown', 'palace', 'wine'],
    ['Hoş Geldin', 'İlk yatırımına özel karşılama bonusu'],
    ['Welcome', 'A bonus for your first deposit'],
  ),
  poster(
    ['storm', 'storm', 'midnight'],
    ['Tanrıların Gecesi', 'Yeni slotlar, devasa çarpanlar'],
    ['Night of Gods', 'New slots, towering multipliers'],
  ),
  poster(
    ['roulette', 'palace', 'emeraldNight', { table: 'ROULETTE', dealer: 'waves' }],
    ['Masalar Açık', 'Canlı casinoda yerini ayırt'],
    ['Tables Open', 'Take your seat in the live casino'],
  ),
  poster(
    ['sport', 'stadium', 'sky'],
    ['Maç Günü', 'Haftanın maçları tek sayfada'],
    ['Match Day', 'All of this week’s matches'],
  ),
  poster(
    ['pirate', 'sea', 'lagoon', 'galleon'],
    ['Define Avı', 'Haritayı tamamla, sandığı aç'],
    ['Treasure Hunt', 'Complete the map, open the chest'],
  ),
  poster(
    ['fortune', 'lanterns', 'crimson', 'luckyCat'],
    ['Şans Festivali', 'Fenerler yanıyor, ödüller dağılıyor'],
    ['Festival of Luck', 'Lanterns lit, prizes shared'],
  ),
];
