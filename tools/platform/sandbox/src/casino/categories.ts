import type { GameType } from '@baize/api';
import type { Texts } from '../contract/lang.ts';
import type { CatalogueGame } from '../art/catalogue.ts';

export interface CategoryPlan {
  id: number;
  type: GameType;
  name: Texts;
  slug: string;
  /** Name of the icon. */
  icon: string;
  /** Shown as a rail on the home page. */
  home: boolean;
  /** A game belongs to it if its folded name, motif or tag contains one of these words ... */
  words?: readonly string[];
  /** ... or if it is the n-th of its type, where there are few such games. */
  oneIn?: number;
}

type Row = readonly [
  id: number,
  tr: string,
  en: string,
  slug: string,
  icon: string,
  home: boolean,
  words: string,
  oneIn?: number,
];

const plan =
  (type: GameType) =>
  ([id, tr, en, slug, icon, home, words, oneIn]: Row): CategoryPlan => ({
    id,
    type,
    name: { tr, en },
    slug,
    icon,
    home,
    ...(words === '' ? {} : { words: words.split(' ') }),
    ...(oneIn === undefined ? {} : { oneIn }),
  });

const CASINO: readonly Row[] = [
  [1, 'Yeni', 'New', 'new-releases', 'sparkles', true, '', 12],
  [2, 'Popüler', 'Hot games', 'hot-games', 'flame', true, '', 10],
  [3, 'Infinilines', 'Infinilines', 'infinilines', 'infinity', true, '', 14],
  [4, 'Kitap Oyunları', 'Book games', 'book-games', 'book-open', true, 'book'],
  [5, 'Meyveler', 'Fruits', 'fruits', 'cherry', true, 'fruits'],
  [6, 'Jackpot', 'Jackpots', 'jackpots', 'trophy', true, 'jackpot jackpots', 24],
  [7, 'Mücevherler', 'Gems', 'gems', 'gem', false, 'gems crown vault'],
  [
    8,
    'Macera',
    'Adventure',
    'adventure',
    'compass',
    false,
    'temple pirate dragon pharaoh viking samurai west ocean',
  ],
  [9, 'Masa Oyunları', 'Table games', 'table-games', 'spade', false, 'table'],
  [10, 'Klasikler', 'Classics', 'classics', 'club', false, 'sevens joker clover'],
];

const LIVE: readonly Row[] = [
  [20, 'Yeni', 'New', 'new-tables', 'sparkles', false, '', 9],
  [21, 'Rulet', 'Roulette', 'roulette', 'circle-dot', true, 'roulette'],
  [22, 'Blackjack', 'Blackjack', 'blackjack', 'spade', true, 'blackjack'],
  [23, 'Bakara', 'Baccarat', 'baccarat', 'diamond', false, 'baccarat dragontiger'],
  [24, 'Oyun şovları', 'Game shows', 'game-shows', 'tv', false, 'megawheel sweetbonanza boomorbust'],
  [25, 'Hızlı Oyunlar', 'Instant games', 'instant-games', 'zap', true, '', 5],
  [26, 'VIP Masalar', 'VIP tables', 'vip-tables', 'crown', true, 'vip salon prive grand royal', 7],
];

const BINGO: readonly Row[] = [
  [31, '90 Top', '90 ball', '90-ball', 'circle', true, '90', 3],
  [32, '75 Top', '75 ball', '75-ball', 'dice', false, '75', 3],
  [33, 'Jackpot Odaları', 'Jackpot rooms', 'jackpot-rooms', 'trophy', false, 'jackpot', 4],
];

const TV: readonly Row[] = [
  [41, 'Canlı Çekiliş', 'Live draws', 'live-draws', 'tv', true, 'keno draw cekilis top', 4],
  [42, 'Şovlar', 'Shows', 'shows', 'sparkles', false, 'quiz spin carki wheel show', 5],
];

const VIRTUAL: readonly Row[] = [
  [
    51,
    'Futbol',
    'Football',
    'football',
    'goal',
    true,
    'football futbol kick-off penalty penalti goal cup league',
  ],
  [52, 'Yarışlar', 'Races', 'races', 'flag', false, 'racing race speedway greyhounds derby yaris'],
  [
    53,
    'Diğer Sporlar',
    'Other sports',
    'other-sports',
    'medal',
    false,
    'tennis tenis basketball basket boxing darts',
    6,
  ],
];

const FLIGHT: readonly Row[] = [
  [61, 'Yeni', 'New', 'new-flights', 'sparkles', true, '', 4],
  [62, 'Popüler', 'Popular', 'popular-flights', 'flame', false, '', 3],
  [63, 'Turbo', 'Turbo', 'turbo', 'zap', false, 'turbo jet rocket', 6],
];

/** The categories of every lobby, in the order they are shown. */
export const CATEGORIES: readonly CategoryPlan[] = [
  ...CASINO.map(plan(4)),
  ...LIVE.map(plan(5)),
  ...BINGO.map(plan(6)),
  ...TV.map(plan(7)),
  ...VIRTUAL.map(plan(2)),
  ...FLIGHT.map(plan(8)),
];

/** Whether a game belongs to a category; `turn` is its index among the games of its type. */
export function belongsTo(
  { type, words, oneIn, id }: CategoryPlan,
  game: CatalogueGame,
  turn: number,
  folded: string,
): boolean {
  if (game.type !== type) return false;
  if (words?.some((word) => folded.split(' ').includes(word))) return true;
  return oneIn !== undefined && (turn + id) % oneIn === 0;
}
