import type { Story } from '@baize/api';
import type { Lang } from '../contract/lang.ts';
import { seededInt } from '../random.ts';
import type { Sandbox } from '../Sandbox.ts';
import type { Lobbies } from '../casino/Lobbies.ts';
import type { CatalogueGame } from '../art/catalogue.ts';

export const STORY_COUNT = 14;
const CASINO = 4;
const SMALLEST = 250;
const STEPS = 96;
const STEP = 50;

export interface StoryPlan {
  id: number;
  game: CatalogueGame;
  /** The win as a multiple of the stake. */
  times: number;
}

/** The big wins that have stories, highest first. */
export function storyPlans(lobbies: Lobbies, seed: number): StoryPlan[] {
  return lobbies
    .find({ type: CASINO })
    .slice(0, STORY_COUNT)
    .map((game) => ({ game, times: SMALLEST + STEP * seededInt(seed, STEPS, 'story', game.id) }))
    .sort((a, b) => b.times - a.times)
    .map((story, place) => ({ id: place + 1, ...story }));
}

/** The stories as in the contract; their pages are on the providers' origin. */
export function storiesOf(sandbox: Sandbox, lang: Lang): Story[] {
  const { lobbies, seed } = sandbox;
  return storyPlans(lobbies, seed).map(({ id, game, times }) => ({
    id,
    game_id: game.id,
    image: `/_media/stories/${id}.webp`,
    url: `${sandbox.providersOrigin()}/story/${id}-${lang}`,
    multiplier: `x${times}`,
  }));
}
