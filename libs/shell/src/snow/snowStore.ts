import { useBrand } from '@baize/brand';
import { storedText, useSiteOptions } from '@baize/site';
import { useStore } from '@baize/ui/store';
import { isInSeason } from './isInSeason.ts';

const OFF = 'off';
/** Values that an older site may have stored for "no". */
const NO = [OFF, 'false', '0'];

/** Stored under `flake`, on by default (spec 1/2.shell/8). */
const stored = storedText('flake');

/** The visitor's local date, for a platform that doesn't send one. */
const localDate = () => new Date().toISOString().slice(0, '2026-11-23'.length);

/** Whether the brand has snow today, by the platform's date. */
export function useHasSnow(): boolean {
  const season = useBrand().features.snow;
  const options = useSiteOptions();
  const today: unknown = options?.today;
  if (season === null || options === undefined) return false;
  return isInSeason(season, typeof today === 'string' ? today : localDate());
}

/** Whether the player has snow turned on. */
export const useSnow = (): boolean => !NO.includes(useStore(stored) ?? '');

export const setSnow = (snow: boolean) => stored.set(snow ? 'on' : OFF);
