import { useBrand } from '@baize/brand';
import { useIsInPlay } from '@baize/routing';
import { SessionEndedHost, useIsPlayerDeferred } from '@baize/session';
import { BonusDock } from '../overlays/BonusDock.tsx';
import { TroubleNotice } from '../recovery/TroubleNotice.tsx';
import { Snow } from '../snow/Snow.tsx';
import { BackToTop } from './BackToTop.tsx';

/**
 * The notices for an ended session and for platform outages. Except on a game in play, also the bonus button for brands
 * that have it, the back-to-top button, and snow.
 */
export function FloatingElements() {
  const { features } = useBrand();
  const isPlayer = useIsPlayerDeferred();
  const isInPlay = useIsInPlay();
  const hasDock = features.bonusFrame && isPlayer;
  return (
    <>
      <SessionEndedHost />
      <TroubleNotice />
      {!isInPlay && (
        <>
          {hasDock && <BonusDock />}
          <BackToTop raised={hasDock} />
          <Snow />
        </>
      )}
    </>
  );
}
