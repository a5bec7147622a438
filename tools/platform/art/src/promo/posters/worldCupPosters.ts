import { poster } from '../Poster.ts';
import type { Poster } from '../Poster.ts';

/** The platform’s `world_cup`: the jackpot lobby’s banners (spec 2/2.3/13), and matches. */
export const worldCupPosters: readonly Poster[] = [
  poster(
    ['crown', 'palace', 'royal'],
    ['Büyük Ödül', 'Havuz her dönüşte büyüyor'],
    ['The Grand', 'It grows with every spin'],
  ),
  poster(
    ['sport', 'stadium', 'crimson'],
    ['Derbi Zamanı', 'Tribünler dolu, derbi başlıyor'],
    ['Derby Time', 'The stands are full'],
  ),
  poster(
    ['vault', 'burst', 'oldGold'],
    ['Kasa Doldu', 'Tek dönüş hepsini açabilir'],
    ['The Vault Is Full', 'One spin can open it'],
  ),
  poster(
    ['sport', 'stadium', 'steel'],
    ['Gece Maçları', 'Işıklar altında canlı bahis'],
    ['Night Matches', 'Live betting under the lights'],
  ),
  poster(
    ['gems', 'nebula', 'orchid'],
    ['Jackpot Gecesi', 'Dört kademe, tek gecede'],
    ['Jackpot Night', 'Four tiers, one night'],
  ),
  poster(
    ['sport', 'grid', 'neon'],
    ['E-Spor Arenası', 'Turnuvalar canlı yayında'],
    ['E-Sports Arena', 'Tournaments live on air'],
  ),
];
