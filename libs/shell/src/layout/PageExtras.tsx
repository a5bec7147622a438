import { useCurrentRoute } from '@baize/routing';
import { BonusDock } from '../layers/BonusDock.tsx';
import { Snow } from '../snow/Snow.tsx';

/** What floats over the pages of a layout, and makes room for a game in play: the door to the bonus, and snow. */
export function PageExtras() {
  const isInPlay = useCurrentRoute()?.footer === 'in-play';
  if (isInPlay) return null;
  return (
    <>
      <BonusDock />
      <Snow />
    </>
  );
}
