import { poster } from '../Poster.ts';
import type { Poster } from '../Poster.ts';

export const liveCasinoPosters: readonly Poster[] = [
  poster(
    ['roulette', 'palace', 'emeraldNight', { table: 'ROULETTE', dealer: 'chignon' }],
    ['Canlı Rulet', 'Türkçe masalar günün her saati açık'],
    ['Live Roulette', 'Tables open around the clock'],
  ),
  poster(
    ['cards', 'felt', 'crimson', { table: 'BLACKJACK', dealer: 'dinner' }],
    ['VIP Blackjack', 'Yedi koltuk, tek rakip: krupiye'],
    ['VIP Blackjack', 'Seven seats against the house'],
  ),
  poster(
    ['tvShow', 'studio', 'orchid', { table: 'MEGAWHEEL', dealer: 'curls' }],
    ['Şov Zamanı', 'Dev çark dönüyor, sunucu hazır'],
    ['Showtime', 'The giant wheel is spinning'],
  ),
  poster(
    ['cards', 'palace', 'wine', { table: 'BACCARAT', dealer: 'pixie' }],
    ['Bakara Salonu', 'Kadife masalarda zarif bir akşam'],
    ['The Baccarat Salon', 'An elegant night on velvet tables'],
  ),
  poster(
    ['dice', 'neonCity', 'neon', { table: 'SicBO', dealer: '' }],
    ['Sic Bo Gecesi', 'Üç zar, yüzlerce olasılık'],
    ['Sic Bo Night', 'Three dice, hundreds of outcomes'],
  ),
  poster(
    ['dragon', 'lanterns', 'ember', { table: 'DRAGONTIGER', dealer: '' }],
    ['Ejderha Kaplan', 'Tek kart, tek karar'],
    ['Dragon Tiger', 'One card, one decision'],
  ),
];
