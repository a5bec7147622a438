import { useBrand } from '@baize/brand';
import { useIsPlayer } from '@baize/session';
import { BonusDock } from '../layers/BonusDock.tsx';
import { Snow } from '../snow/Snow.tsx';
import { ToTop } from './ToTop.tsx';

/** The door to the bonus, for players of the brands that have it, the way back to the top, and snow. */
export function Extras() {
  const { features } = useBrand();
  const isPlayer = useIsPlayer();
  const hasDock = features.bonusFrame && isPlayer;
  return (
    <>
      {hasDock && <BonusDock />}
      <ToTop raised={hasDock} />
      <Snow />
    </>
  );
}
