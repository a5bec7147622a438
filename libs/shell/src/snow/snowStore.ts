import { storedText, useBrand, useSiteOptions } from '@baize/brand';
import { useStore } from '@baize/ui/store';
import { isInSeason } from './isInSeason.ts';

const OFF = 'off';
/** Everything that an older page may have left there for "no". */
const NO = [OFF, 'false', '0'];

/** Under `flake`, on by default (spec 1/2.shell/8). */
const stored = storedText('flake');

/** The visitor's own date, for a platform that doesn't say its own. */
const localDate = () => new Date().toISOString().slice(0, '2026-11-23'.length);

/** Whether the brand has snow today, by the platform's clock. */
export function useHasSnow(): boolean {
  const season = useBrand().features.snow;
  const options = useSiteOptions();
  const today: unknown = options?.today;
  if (season === null || options === undefined) return false;
  return isInSeason(season, typeof today === 'string' ? today : localDate());
}

/** Whether the player lets it snow. */
export const useSnow = (): boolean => !NO.includes(useStore(stored) ?? '');

export const chooseSnow = (snow: boolean) => stored.set(snow ? 'on' : OFF);
