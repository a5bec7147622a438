import { useBrand } from '@baize/brand';
import { useIsPlayer } from '@baize/session';
import { BonusDock } from '../layers/BonusDock.tsx';
import { Snow } from '../snow/Snow.tsx';

/** The door to the bonus, for players of the brands that have it, and snow. */
export function Extras() {
  const { features } = useBrand();
  const isPlayer = useIsPlayer();
  return (
    <>
      {features.bonusFrame && isPlayer && <BonusDock />}
      <Snow />
    </>
  );
}
