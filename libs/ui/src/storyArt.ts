/** Sample pictures for stories: the catalogue draws them with the sandbox's own art (`.storybook/pictures.ts`). */
const TITLES = [
  'Inferno Jokerz',
  'Dusty Heist',
  'Emerald Sun Stone',
  'Scarlet Nest',
  'Eight Harmony',
  'Nil Hazinesi',
  'Silver Hard Eight',
  'Candy Bingo Blast',
  'Golden Draw Live',
  'Captain Horizon',
  'Premier Greyhounds',
  'Burning Pyramid',
  'Barbaros Altını',
  'Velvet Treasury',
  'Picante Parade',
  'Bizon Akını',
  'Sessiz Usta',
  'Twin Wyvern',
  'Blue Depths',
  'Creepy Manor',
  'Kış Avcısı',
  'Whispering Night',
  'Chronicle of Sirens',
  'Fizzy Town',
] as const;

/** What the catalogue has pictures of, with how many there are of each. */
const KINDS = {
  'game-portrait': 24,
  'game-square': 24,
  'game-wide': 24,
  'table-portrait': 24,
  'table-square': 24,
  'table-wide': 24,
  story: 24,
  /** With words of its own. */
  banner: 4,
  /** A scene without words. */
  backdrop: 6,
  promotion: 4,
  explore: 8,
  payment: 12,
  provider: 24,
} as const;

export type StoryPicture = keyof typeof KINDS;

/** The address of a picture; the same index always gives the same one. */
export const storyPicture = (kind: StoryPicture, index: number): string =>
  `./pictures/${kind}-${index % KINDS[kind]}.webp`;

/** A game's tile, by the proportions of the place it is shown at. */
export function storyArt(index: number, width = 300, height = 400): string {
  const ratio = width / height;
  if (ratio > 2.2) return storyPicture('banner', index);
  if (ratio > 1.15) return storyPicture('game-wide', index);
  return storyPicture(ratio > 0.85 ? 'game-square' : 'game-portrait', index);
}

/** The name of the game on `storyArt(index)`. */
export const storyTitle = (index: number) => TITLES[index % TITLES.length] ?? '';
