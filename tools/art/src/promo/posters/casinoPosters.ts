import { poster } from '../Poster.ts';
import type { Poster } from '../Poster.ts';

export const casinoPosters: readonly Poster[] = [
  poster(
    ['dragon', 'volcano', 'ember'],
    ['Ejderin Hazinesi', 'Ödül havuzu her dönüşte büyüyor'],
    ['Dragon’s Hoard', 'A prize pool that grows with every spin'],
  ),
  poster(
    ['pharaoh', 'desert', 'savanna'],
    ['Firavun Geceleri', 'Hafta sonuna 100 bedava dönüş'],
    ['Pharaoh Nights', '100 free spins for your weekend'],
  ),
  poster(
    ['candy', 'candyland', 'orchid'],
    ['Şeker Festivali', 'En tatlı slotlar bu hafta burada'],
    ['Sugar Festival', 'The sweetest slots of the week'],
  ),
  poster(
    ['sevens', 'burst', 'crimson'],
    ['Ateşli Yediler', 'Klasik makaralar, yeni kazançlar'],
    ['Blazing Sevens', 'Classic reels, brand new wins'],
  ),
  poster(
    ['viking', 'peaks', 'frost'],
    ['Kuzeyin Çağrısı', 'Yeni çıkan oyunları ilk sen dene'],
    ['Call of the North', 'Be the first to play what is new'],
  ),
  poster(
    ['vault', 'vault', 'oldGold'],
    ['Büyük Jackpot', 'Dört kasa, dört ayrı ikramiye'],
    ['Grand Jackpot', 'Four vaults, four chances'],
  ),
];
