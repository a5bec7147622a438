import { poster } from '../Poster.ts';
import type { Poster } from '../Poster.ts';

/** The twelve promotions. */
export const promotionPosters: readonly Poster[] = [
  poster(
    ['crown', 'palace', 'royal'],
    ['Hoş Geldin Bonusu', 'İlk yatırımına yüzde 100'],
    ['Welcome Bonus', '100% on your first deposit'],
  ),
  poster(
    ['vault', 'vault', 'oldGold'],
    ['Kayıp İadesi', 'Her pazartesi yüzde 20'],
    ['Cashback', '20% every Monday'],
  ),
  poster(
    ['fruits', 'burst', 'sunset'],
    ['Bedava Dönüş', 'Her cuma 50 dönüş hediye'],
    ['Free Spins', '50 on the house every Friday'],
  ),
  poster(
    ['roulette', 'felt', 'emeraldNight', { table: 'ROULETTE', dealer: 'glamour' }],
    ['Canlı Casino Bonusu', 'Masalara özel yüzde 25'],
    ['Live Casino Bonus', '25% made for the tables'],
  ),
  poster(
    ['sport', 'stadium', 'midnight'],
    ['Spor Bonusu', 'Kombinene ekstra kazanç'],
    ['Sports Bonus', 'Extra on your combination'],
  ),
  poster(
    ['gems', 'nebula', 'orchid'],
    ['Sadakat Programı', 'Oynadıkça parla'],
    ['Loyalty Programme', 'Shine as you play'],
  ),
  poster(
    ['fortune', 'lanterns', 'crimson'],
    ['Doğum Günü Hediyesi', 'Senin günün, bizim hediyemiz'],
    ['Birthday Gift', 'Your day, our present'],
  ),
  poster(
    ['flight', 'sky', 'sky'],
    ['Çarpan Yarışı', 'En yüksek uçan kazanır'],
    ['Multiplier Race', 'The highest flyer wins'],
  ),
  poster(
    ['joker', 'curtain', 'wine'],
    ['Slot Turnuvası', 'Ödül havuzu 1.000.000 ₺'],
    ['Slot Tournament', 'A prize pool of ₺1,000,000'],
  ),
  poster(
    ['clover', 'burst', 'savanna', 'potOfGold'],
    ['Arkadaş Daveti', 'Her davet için bonus'],
    ['Refer a Friend', 'A bonus for every invitation'],
  ),
  poster(
    ['bingo', 'candyland', 'candy'],
    ['Bingo Partisi', 'Bedava kartlar dağıtılıyor'],
    ['Bingo Party', 'Free cards for everyone'],
  ),
  poster(
    ['vault', 'burst', 'lagoon', 'goldBars'],
    ['Yatırım Şartsız Bonus', 'Çevrim yok, sınır yok'],
    ['No-Wager Bonus', 'No rollover, no fuss'],
  ),
];
