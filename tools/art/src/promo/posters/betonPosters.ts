import { poster } from '../Poster.ts';
import type { Poster } from '../Poster.ts';

export const betonPosters: readonly Poster[] = [
  poster(
    ['tvShow', 'studio', 'midnight', 'bingoBalls'],
    ['Canlı Çekiliş', 'Toplar dönüyor, yayın başlıyor'],
    ['Live Draw', 'The balls are turning, we are on air'],
  ),
  poster(
    ['tvShow', 'curtain', 'crimson', 'microphone'],
    ['Akşam Kuşağı', 'Her akşam yeni bir stüdyo şovu'],
    ['Prime Time', 'A new studio show every night'],
  ),
  poster(
    ['tvShow', 'burst', 'lagoon'],
    ['Renkli Çark', 'Rengini seç, çark dönsün'],
    ['Colour Wheel', 'Pick a colour, watch it turn'],
  ),
  poster(
    ['bingo', 'studio', 'emeraldNight'],
    ['Sayı Yağmuru', 'Keno çekilişleri beş dakikada bir'],
    ['Number Rain', 'Keno draws every five minutes'],
  ),
  poster(
    ['tvShow', 'stadium', 'sunset', { table: 'MEGAWHEEL', dealer: 'host' }],
    ['Yarışma Gecesi', 'Seyirci sensin, kazanan da'],
    ['Quiz Night', 'You are the audience and the winner'],
  ),
  poster(
    ['cards', 'studio', 'royal', { table: 'BLACKJACK', dealer: '' }],
    ['Masada Kart Var', 'Stüdyodan canlı kart oyunları'],
    ['Cards on Air', 'Card games live from the studio'],
  ),
];
