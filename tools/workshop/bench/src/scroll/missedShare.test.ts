import { expect, it } from 'vitest';
import { missedShare } from './missedShare.ts';

const FRAME = 1000 / 60;
const at = (...frames: number[]) => frames.map((frame) => frame * FRAME);

it('is 0 when every frame was drawn', () => expect(missedShare(at(0, 1, 2, 3, 4))).toBe(0));
it('counts the frames of a gap', () => expect(missedShare(at(0, 1, 4, 5))).toBeCloseTo(40));
it('tolerates clock jitter', () => expect(missedShare([0, 16, 34, 50, 66.7])).toBe(0));
it('is 0 without frames', () => expect(missedShare([])).toBe(0));
