import type { Story } from '@baize/api';
import type { Brand } from '../brands.ts';
import type { Lang } from '../contract/lang.ts';
import { seededInt, seededShuffle } from '../random.ts';
import type { Sandbox } from '../Sandbox.ts';
import { CATEGORIES } from '../casino/categories.ts';
import type { Lobbies } from '../casino/Lobbies.ts';
import type { CatalogueGame } from '../art/catalogue.ts';
import { contentOf } from './brand-content/contentOf.ts';

/** The number of big wins shown from each category's games. */
const PER_CATEGORY = 6;
const FEWEST = 4;
const MAX = 12;
const SMALLEST = 250;
const STEPS = 96;
const STEP = 50;

export interface StoryPlan {
  id: number;
  game: CatalogueGame;
  /** The win as a multiple of the stake. */
  times: number;
  categories: readonly number[];
}

/** The big wins with stories, from the first games of every category; one per game. */
export function storyPlans(lobbies: Lobbies, seed: number): StoryPlan[] {
  const categoriesOf = new Map<CatalogueGame, number[]>();
  for (const { id: categoryId } of CATEGORIES)
    for (const game of lobbies.find({ categoryId }).slice(0, PER_CATEGORY))
      categoriesOf.set(game, [...(categoriesOf.get(game) ?? []), categoryId]);
  return [...categoriesOf].map(([game, categories], place) => ({
    id: place + 1,
    game,
    times: SMALLEST + STEP * seededInt(seed, STEPS, 'story', game.id),
    categories,
  }));
}

/** A brand's stories, highest win first, from the games of its categories; their number depends on the brand. */
export function brandStories({ lobbies, seed }: Sandbox, { slug }: Pick<Brand, 'slug'>): StoryPlan[] {
  const wanted = new Set(contentOf(slug).storyCategories);
  const plans = storyPlans(lobbies, seed).filter(({ categories }) => categories.some((id) => wanted.has(id)));
  const count = FEWEST + seededInt(seed, MAX - FEWEST + 1, 'stories', slug);
  return seededShuffle(seed, plans, `stories ${slug}`)
    .slice(0, count)
    .sort((a, b) => b.times - a.times);
}

/** The stories as in the contract; their pages are on the providers' origin. */
export const storiesOf = (sandbox: Sandbox, brand: Pick<Brand, 'slug'>, lang: Lang): Story[] =>
  brandStories(sandbox, brand).map(({ id, game, times }) => ({
    id,
    game_id: game.id,
    image: `/_media/stories/${id}.webp`,
    url: `${sandbox.providersOrigin()}/story/${id}-${lang}`,
    multiplier: `x${times}`,
  }));
