import { poster } from '../Poster.ts';
import type { Poster } from '../Poster.ts';

export const betonPosters: readonly Poster[] = [
  poster(
    ['tvShow', 'studio', 'midnight', 'bingoBalls'],
    ['Canlı Çekiliş', 'Toplar dönüyor, yayın başlıyor'],
    ['Live Draw', 'The balls are rolling, live on air'],
  ),
  poster(
    ['tvShow', 'curtain', 'crimson', 'microphone'],
    ['Akşam Kuşağı', 'Her akşam yeni bir stüdyo şovu'],
    ['Prime Time', 'A new studio show every night'],
  ),
  poster(
    ['tvShow', 'burst', 'lagoon'],
    ['Renkli Çark', 'Bir renk, bir çark, canlı yayın'],
    ['Colour Wheel', 'Pick a colour and watch it spin'],
  ),
  poster(
    ['bingo', 'studio', 'emeraldNight'],
    ['Sayı Yağmuru', 'Keno çekilişleri beş dakikada bir'],
    ['Raining Numbers', 'Keno draws every five minutes'],
  ),
  poster(
    ['tvShow', 'stadium', 'sunset', { table: 'MEGAWHEEL', dealer: 'host' }],
    ['Yarışma Gecesi', 'Stüdyoyla birlikte yarış zamanı'],
    ['Quiz Night', 'Play along with the studio'],
  ),
  poster(
    ['cards', 'studio', 'royal', { table: 'BLACKJACK', dealer: '' }],
    ['Kartlar Masada', 'Stüdyodan canlı kart oyunları'],
    ['Cards on Air', 'Card games live from the studio'],
  ),
];
