import type { MotifName } from '../motifs/motifs.ts';
import type { LiveTable } from './GameSeed.ts';

type Tables = {
  motif: MotifName;
  share: number;
  seats: number;
  first: readonly string[];
  second: readonly string[];
  turkish: readonly string[];
};

const rooms = [
  'Aurelia',
  'Bosphorus',
  'Crystal',
  'Diamond',
  'Emerald',
  'Fortuna',
  'Grand',
  'Imperial',
  'Lumen',
  'Marble',
  'Opal',
  'Prestige',
  'Riviera',
  'Salon Privé',
  'Skyline',
  'Sultan',
  'Topaz',
  'Velvet',
] as const;

/** Live games, their share of all live tables in percent, and their names. */
export const liveNames: Record<LiveTable, Tables> = {
  ROULETTE: {
    motif: 'roulette',
    share: 30,
    seats: 0,
    first: rooms,
    second: ['Roulette', 'Speed Roulette', 'Auto Roulette', 'Roulette Lounge'],
    turkish: [
      'Türkçe Rulet',
      'Boğaz Rulet',
      'Hızlı Rulet',
      'Saray Ruleti Canlı',
      'VIP Rulet Salonu',
      'İstanbul Ruleti',
    ],
  },
  BLACKJACK: {
    motif: 'cards',
    share: 26,
    seats: 7,
    first: rooms,
    second: ['Blackjack', 'Blackjack VIP', 'Speed Blackjack', 'Free Bet Blackjack', 'Infinite Twenty-One'],
    turkish: ['Türkçe Blackjack', 'Blackjack Salonu', 'VIP Yirmibir', 'Kadife Blackjack'],
  },
  BACCARAT: {
    motif: 'cards',
    share: 14,
    seats: 7,
    first: rooms,
    second: ['Baccarat', 'Speed Baccarat', 'Baccarat Squeeze', 'No Commission Baccarat'],
    turkish: ['Türkçe Bakara', 'Bakara Salonu'],
  },
  DRAGONTIGER: {
    motif: 'dragon',
    share: 6,
    seats: 0,
    first: ['Imperial', 'Jade', 'Lumen', 'Speed', 'Lantern', 'Golden'],
    second: ['Dragon Tiger', 'Dragon Tiger Duel'],
    turkish: ['Ejderha Kaplan'],
  },
  SicBO: {
    motif: 'dice',
    share: 6,
    seats: 0,
    first: ['Imperial', 'Emperor', 'Speed', 'Jade', 'Golden', 'Lumen'],
    second: ['Sic Bo', 'Sic Bo Deluxe'],
    turkish: ['Canlı Sic Bo', 'Üç Zar Canlı'],
  },
  MEGAWHEEL: {
    motif: 'tvShow',
    share: 8,
    seats: 0,
    first: ['Giant', 'Rainbow', 'Prime', 'Colossal', 'Dazzle', 'Carousel', 'Marvel'],
    second: ['Wheel', 'Wheel Show', 'Wheel Live'],
    turkish: ['Dev Çark', 'Renkli Çark'],
  },
  SWEETBONANZA: {
    motif: 'candy',
    share: 5,
    seats: 0,
    first: ['Candyland', 'Sugar', 'Gummy', 'Lollipop', 'Toffee'],
    second: ['Wheel Party', 'Drop Show', 'Live Carnival'],
    turkish: ['Şeker Çarkı'],
  },
  BOOMORBUST: {
    motif: 'flight',
    share: 5,
    seats: 0,
    first: ['Skyward', 'Countdown', 'Blast-Off', 'Highwire', 'Dizzy'],
    second: ['Live', 'Boom', 'Show'],
    turkish: ['Yüksel ya da Düş'],
  },
};
