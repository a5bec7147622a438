import { storyPicture, storyTitle } from '../storyArt.ts';
import type { Winner } from '../winners/WinnerRow.tsx';

const USERS = ['de***a', 'me***t', 'Ay***n', '34***7'];
const MINOR = [99_900, 1_250_000, 48_050, 131_245_075, 7_500];
const lira = new Intl.NumberFormat('tr', { style: 'currency', currency: 'TRY' });

/** So many wins: the third has a long name, the fifth no picture, the fourth a large amount. */
export const sampleWinners = (count: number): Winner[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    game: id % 9 === 2 ? 'Büyükşehir Belediyesinin Kayıp Hazinesi' : storyTitle(id),
    image: id % 9 === 4 ? undefined : storyPicture('story', id),
    user: USERS[id % USERS.length] ?? '',
    amount: lira.format((MINOR[id % MINOR.length] ?? 0) / 100),
  }));
