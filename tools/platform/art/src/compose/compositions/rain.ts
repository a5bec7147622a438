import type { Composition } from '../Stage.ts';
import { flyingCoins } from '../atmosphere.ts';
import { portrait } from './portrait.ts';

export const rain: Composition = (s) => flyingCoins(s, 9, s.random) + portrait(s);
