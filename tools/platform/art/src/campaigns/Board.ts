import type { LivePicture } from '../promo/Poster.ts';
import type { SceneName } from '../compose/SceneName.ts';
import type { Mood } from './moodOf.ts';
import type { WordsFrame } from './title/wordsSvg.ts';

export type BoardDevice = 'desktop' | 'mobile';

/** The input of a composition. */
export type Board = {
  id: string;
  w: number;
  h: number;
  device: BoardDevice;
  mood: Mood;
  figure: string | LivePicture;
  things: readonly string[];
  scene: SceneName;
  /** The huge number, for the composition that shows one. */
  number: string;
  random: () => number;
};

/** A composition: the position of its text, the text's colours, and everything behind it. */
export type CampaignComposition = {
  words: Record<BoardDevice, WordsFrame>;
  /** For text that isn't on the mood's `paper`. */
  wordsMood?: (mood: Mood) => Mood;
  draw: (board: Board) => string;
};
