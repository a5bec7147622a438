import { storedText, useBrand, useStored } from '@baize/brand';

const OFF = 'off';
/** Everything that an older page may have left there for "no". */
const NO = [OFF, 'false', '0'];

/** Under `flake`, on by default (spec: document 1, section 2). */
const stored = storedText('flake');

/** Whether the brand has snow at all. */
export const useHasSnow = (): boolean => useBrand().features.snow;

/** Whether the player lets it snow. */
export const useSnow = (): boolean => !NO.includes(useStored(stored) ?? '');

export const chooseSnow = (snow: boolean) => stored.set(snow ? 'on' : OFF);
