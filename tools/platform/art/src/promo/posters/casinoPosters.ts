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
    ['Ateşli Yediler', 'Klasik makaralar, yepyeni özellikler'],
    ['Blazing Sevens', 'Classic reels, brand-new features'],
  ),
  poster(
    ['viking', 'peaks', 'frost'],
    ['Kuzeyin Çağrısı', 'Yeni oyunlar ilk burada'],
    ['Call of the North', 'Be first to play the new releases'],
  ),
  poster(
    ['vault', 'vault', 'oldGold'],
    ['Büyük Jackpot', 'Dört kasa, dört ayrı jackpot'],
    ['Grand Jackpot', 'Four vaults, four jackpots'],
  ),
];
