import { poster } from '../Poster.ts';
import type { Poster } from '../Poster.ts';

/** The twelve promotions. */
export const promotionPosters: readonly Poster[] = [
  poster(
    ['crown', 'palace', 'royal'],
    ['Hoş Geldin Bonusu', 'İlk yatırımınıza %100'],
    ['Welcome Bonus', '100% on your first deposit'],
  ),
  poster(
    ['vault', 'vault', 'oldGold'],
    ['Kayıp Bonusu', 'Her pazartesi %20'],
    ['Cashback', '20% every Monday'],
  ),
  poster(
    ['fruits', 'burst', 'sunset'],
    ['Bedava Dönüş', 'Her cuma 50 dönüş hediye'],
    ['Free Spins', '50 on us every Friday'],
  ),
  poster(
    ['roulette', 'felt', 'emeraldNight', { table: 'ROULETTE', dealer: 'glamour' }],
    ['Canlı Casino Bonusu', 'Masalara özel %25'],
    ['Live Casino Bonus', '25% extra for the tables'],
  ),
  poster(
    ['sport', 'stadium', 'midnight'],
    ['Spor Bonusu', 'Kombinelerinize ek oran'],
    ['Sports Bonus', 'A boost for your accumulators'],
  ),
  poster(
    ['gems', 'nebula', 'orchid'],
    ['Sadakat Programı', 'Oynadıkça puan toplayın'],
    ['Loyalty Programme', 'Earn points as you play'],
  ),
  poster(
    ['fortune', 'lanterns', 'crimson'],
    ['Doğum Günü Hediyesi', 'Gün sizin, hediye bizden'],
    ['Birthday Gift', 'Your day, our gift'],
  ),
  poster(
    ['flight', 'sky', 'sky'],
    ['Çarpan Yarışı', 'Haftanın en yüksek çarpanı'],
    ['Multiplier Race', 'The week’s highest multiplier'],
  ),
  poster(
    ['joker', 'curtain', 'wine'],
    ['Slot Turnuvası', 'Ödül havuzu ₺1.000.000'],
    ['Slot Tournament', '₺1,000,000 prize pool'],
  ),
  poster(
    ['clover', 'burst', 'savanna', 'potOfGold'],
    ['Arkadaş Daveti', 'Her davet için bonus'],
    ['Refer a Friend', 'A bonus for every friend'],
  ),
  poster(
    ['bingo', 'candyland', 'candy'],
    ['Bingo Partisi', 'Bedava kartlar dağıtılıyor'],
    ['Bingo Party', 'Free cards for everyone'],
  ),
  poster(
    ['vault', 'burst', 'lagoon', 'goldBars'],
    ['Çevrimsiz Bonus', 'Doğrudan ana bakiyenize'],
    ['Wager-Free Bonus', 'Straight to your main balance'],
  ),
];
