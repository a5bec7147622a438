import { poster } from '../Poster.ts';
import type { Poster } from '../Poster.ts';

export const worldCupPosters: readonly Poster[] = [
  poster(
    ['sport', 'stadium', 'emeraldNight'],
    ['Kupa Heyecanı', 'Her maç için yüzlerce seçenek'],
    ['Cup Fever', 'Hundreds of markets for every match'],
  ),
  poster(
    ['sport', 'stadium', 'crimson'],
    ['Derbi Zamanı', 'Tribünler dolu, derbi başlıyor'],
    ['Derby Time', 'The stands are full'],
  ),
  poster(
    ['sport', 'burst', 'oldGold', 'trophy'],
    ['Altın Kupa', 'Şampiyonu bilin, ödülü paylaşın'],
    ['The Golden Cup', 'Name the champion, share the prize'],
  ),
  poster(
    ['sport', 'stadium', 'steel'],
    ['Gece Maçları', 'Işıklar altında canlı bahis'],
    ['Night Matches', 'Live betting under the lights'],
  ),
  poster(
    ['vault', 'stadium', 'midnight'],
    ['Jackpot Ligi', 'Her golle büyüyen havuz'],
    ['Jackpot League', 'Every goal feeds the pool'],
  ),
  poster(
    ['sport', 'grid', 'neon'],
    ['E-Spor Arenası', 'Turnuvalar canlı yayında'],
    ['E-Sports Arena', 'Tournaments live on air'],
  ),
];
