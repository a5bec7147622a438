import { poster } from '../Poster.ts';
import type { Poster } from '../Poster.ts';

export const virtualPosters: readonly Poster[] = [
  poster(
    ['sport', 'stadium', 'emeraldNight'],
    ['Sanal Futbol', 'Üç dakikada bir yeni maç'],
    ['Virtual Football', 'A new match every three minutes'],
  ),
  poster(
    ['sport', 'grid', 'crimson', 'raceCar'],
    ['Hız Ligi', 'Start ışıkları yandı'],
    ['Speed League', 'Lights out and away we go'],
  ),
  poster(
    ['sport', 'stadium', 'midnight', 'basketball'],
    ['Pota Gecesi', 'Son saniye basketi burada atılır'],
    ['Hoops Night', 'Where buzzer beaters are made'],
  ),
  poster(
    ['sport', 'town', 'sunset', 'raceCar'],
    ['Büyük Yarış', 'Favoriler belli, start verildi'],
    ['The Big Race', 'Pick a favourite and sit back'],
  ),
  poster(
    ['sport', 'stadium', 'lagoon', 'tennisBall'],
    ['Açık Tenis Turnuvası', 'Her sayı bir heyecan'],
    ['The Tennis Open', 'Every point a thrill'],
  ),
  poster(
    ['sport', 'sky', 'sky', 'trophy'],
    ['Kupa Günü', 'Sanal kupada final zamanı'],
    ['Cup Day', 'Final day in the virtual cup'],
  ),
];
