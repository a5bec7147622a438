import { useBrand, type BottomBarModel } from '@baize/brand';
import { useIsInPlay, useCachedAddress } from '@baize/routing';
import { lowerCase } from '@baize/i18n';
import { parsePath } from 'react-router';

/** Pages with a single task, the form; everything in the bar comes after it. */
const WITHOUT = /^\/(?:login|register|forgot|forget-password)(?:\/|$)/;

/** The variant of the bottom nav on this page: none next to a game in play, a login or a registration. */
export function useBottomNav(): BottomBarModel | 'none' {
  const { layout } = useBrand();
  const isInPlay = useIsInPlay();
  const { pathname = '' } = parsePath(useCachedAddress());
  return isInPlay || WITHOUT.test(lowerCase(pathname)) ? 'none' : layout.bottomBar;
}
