import { useBrand } from '@baize/brand';
import { SessionEndedHost, useIsPlayer } from '@baize/session';
import { BonusDock } from '../overlays/BonusDock.tsx';
import { Snow } from '../snow/Snow.tsx';
import { BackToTop } from './BackToTop.tsx';

/** The session-ended notice, the bonus button for brands that have it, the back-to-top button, and snow. */
export function FloatingElements() {
  const { features } = useBrand();
  const isPlayer = useIsPlayer();
  const hasDock = features.bonusFrame && isPlayer;
  return (
    <>
      <SessionEndedHost />
      {hasDock && <BonusDock />}
      <BackToTop raised={hasDock} />
      <Snow />
    </>
  );
}
