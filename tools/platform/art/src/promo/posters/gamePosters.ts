import { poster } from '../Poster.ts';
import type { Poster } from '../Poster.ts';

export const gamePosters: readonly Poster[] = [
  poster(
    ['flight', 'sky', 'sky'],
    ['Kalkış Zamanı', 'İniş anı oyuncunun kararı'],
    ['Take Off', 'You decide when to land'],
  ),
  poster(
    ['flight', 'nebula', 'midnight', 'rocket'],
    ['Yıldızlara Doğru', 'Çarpan artıyor, karar anı'],
    ['To the Stars', 'The multiplier climbs, you decide'],
  ),
  poster(
    ['flight', 'peaks', 'dusk', 'balloon'],
    ['Balon Turu', 'Her tur birkaç saniye sürer'],
    ['Balloon Ride', 'Rounds that last just seconds'],
  ),
  poster(
    ['flight', 'grid', 'neon', 'rocket'],
    ['Turbo Uçuş', 'En hızlı turlar bu gece'],
    ['Turbo Flight', 'The fastest rounds tonight'],
  ),
  poster(
    ['rocket', 'nebula', 'orchid', 'astronaut'],
    ['Roket Kulübü', 'Her gün yeni görev, yeni ödül'],
    ['Rocket Club', 'New missions every day'],
  ),
  poster(
    ['flight', 'sea', 'sunset', 'airship'],
    ['Gün Batımı Uçuşu', 'Haftalık çarpan yarışı başladı'],
    ['Sunset Flight', 'The weekly multiplier race is on'],
  ),
];
