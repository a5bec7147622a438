import { poster } from '../Poster.ts';
import type { Poster } from '../Poster.ts';

export const homePosters: readonly Poster[] = [
  poster(
    ['crown', 'palace', 'wine'],
    ['Hoş Geldiniz', 'İlk yatırımınıza özel bonus'],
    ['Welcome', 'A bonus for your first deposit'],
  ),
  poster(
    ['storm', 'storm', 'midnight'],
    ['Tanrıların Gecesi', 'Yeni slotlar, devasa çarpanlar'],
    ['Night of the Gods', 'New slots, towering multipliers'],
  ),
  poster(
    ['roulette', 'palace', 'emeraldNight', { table: 'ROULETTE', dealer: 'waves' }],
    ['Masalar Açık', 'Canlı casinoda yerinizi alın'],
    ['Tables Are Open', 'Take your seat in the live casino'],
  ),
  poster(
    ['sport', 'stadium', 'sky'],
    ['Maç Günü', 'Haftanın maçları tek sayfada'],
    ['Match Day', 'All this week’s matches in one place'],
  ),
  poster(
    ['pirate', 'sea', 'lagoon', 'galleon'],
    ['Define Avı', 'Haritayı tamamlayın, sandığı açın'],
    ['Treasure Hunt', 'Complete the map, open the chest'],
  ),
  poster(
    ['fortune', 'lanterns', 'crimson', 'luckyCat'],
    ['Şans Festivali', 'Fenerler yandı, festival başladı'],
    ['Festival of Luck', 'The lanterns are lit, come on in'],
  ),
];
