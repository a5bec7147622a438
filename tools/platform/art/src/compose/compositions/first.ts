import type { Stage } from '../Stage.ts';
import { at } from './at.ts';

export const first = (s: Stage): string => at(s.heroes, 0);
