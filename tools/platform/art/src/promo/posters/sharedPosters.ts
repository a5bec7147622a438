import { poster } from '../Poster.ts';
import type { Poster } from '../Poster.ts';

/** Posters that every slider may show. */
export const sharedPosters: readonly Poster[] = [
  poster(
    ['vault', 'vault', 'oldGold'],
    ['Yüzde 20 Kayıp Bonusu', 'Her pazartesi hesapta'],
    ['20% Cashback', 'Back in your account every Monday'],
  ),
  poster(
    ['gems', 'cave', 'royal', 'brilliant'],
    ['VIP Kulüp', 'Her seviyede yeni ayrıcalıklar'],
    ['VIP Club', 'New perks at every level'],
  ),
  poster(
    ['clover', 'forest', 'emeraldNight', 'fortuneWheel'],
    ['Çarkıfelek', 'Her gün bir çevirme hakkı'],
    ['Wheel of Fortune', 'One spin every day'],
  ),
  poster(
    ['joker', 'curtain', 'orchid'],
    ['Hafta Sonu Turnuvası', 'Sıralamaya girenler paylaşır'],
    ['Weekend Tournament', 'Make the leaderboard, share the pool'],
  ),
  poster(
    ['ocean', 'deep', 'abyss', 'chest'],
    ['Hızlı Yatırım', 'Dakikalar içinde hesapta'],
    ['Quick Deposits', 'In your account within minutes'],
  ),
  poster(
    ['fortune', 'burst', 'sunset', 'luckyCat'],
    ['Arkadaş Daveti', 'Birlikte oynamak daha keyifli'],
    ['Bring a Friend', 'It’s more fun together'],
  ),
];
