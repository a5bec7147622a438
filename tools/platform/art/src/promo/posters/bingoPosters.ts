import { poster } from '../Poster.ts';
import type { Poster } from '../Poster.ts';

export const bingoPosters: readonly Poster[] = [
  poster(
    ['bingo', 'studio', 'orchid'],
    ['Bingo Saati', 'Her yarım saatte büyük çekiliş'],
    ['Bingo Hour', 'A big draw every half hour'],
  ),
  poster(
    ['bingo', 'candyland', 'lagoon', 'ballPink'],
    ['Neşeli Tombala', 'Kartlar hazır, sohbet başladı'],
    ['Happy Tombola', 'Grab a card and join the chat'],
  ),
  poster(
    ['bingo', 'neonCity', 'neon'],
    ['Gece Bingosu', 'Gece yarısından sonra çift ödül'],
    ['Midnight Bingo', 'Double prizes after midnight'],
  ),
  poster(
    ['bingo', 'burst', 'sunset', 'ballRed'],
    ['Birinci Çinko', 'İlk çinko yapana sürpriz ödül'],
    ['First Line', 'A surprise for the first line'],
  ),
  poster(
    ['bingo', 'curtain', 'royal', 'ballGold'],
    ['Altın Toplar', 'Altın top çıkarsa ödül ikiye katlanır'],
    ['Golden Balls', 'A golden ball doubles the prize'],
  ),
  poster(
    ['bingo', 'sky', 'sky'],
    ['Bulut Bingo', 'Hafif, hızlı ve eğlenceli'],
    ['Cloud Bingo', 'Light, quick and fun'],
  ),
];
