import { poster } from '../Poster.ts';
import type { Poster } from '../Poster.ts';

/** What every slider may say. */
export const sharedPosters: readonly Poster[] = [
  poster(
    ['vault', 'vault', 'oldGold'],
    ['Yüzde 20 İade', 'Her pazartesi kayıp bonusu hesabında'],
    ['20% Cashback', 'Back in your account every Monday'],
  ),
  poster(
    ['gems', 'cave', 'royal', 'brilliant'],
    ['VIP Kulüp', 'Seviye atla, ayrıcalıkları topla'],
    ['VIP Club', 'Climb the levels, collect the perks'],
  ),
  poster(
    ['clover', 'forest', 'emeraldNight', 'fortuneWheel'],
    ['Şanslı Çark', 'Her gün bir bedava çevirme'],
    ['Lucky Wheel', 'One free spin of it every day'],
  ),
  poster(
    ['joker', 'curtain', 'orchid'],
    ['Hafta Sonu Turnuvası', 'Sıralamaya gir, ödül havuzunu paylaş'],
    ['Weekend Tournament', 'Enter the ranking, share the pool'],
  ),
  poster(
    ['ocean', 'deep', 'abyss', 'chest'],
    ['Hızlı Yatırım', 'Dakikalar içinde hesabında'],
    ['Quick Deposits', 'In your account within minutes'],
  ),
  poster(
    ['fortune', 'burst', 'sunset', 'luckyCat'],
    ['Arkadaşını Getir', 'Birlikte oynayın, birlikte kazanın'],
    ['Bring a Friend', 'Play together, win together'],
  ),
];
