import { useIsPlayer } from '@baize/session';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import type { MenuOverlay } from '../menu/MenuRow.ts';
import { closeOverlay, useOverlay } from './overlayStore.ts';
import { deferredComponent } from '../deferredComponent.tsx';

type Layer = ComponentType<{ open: boolean; onClose: () => void }>;

const LAYERS: Record<MenuOverlay, Layer> = {
  support: deferredComponent(async () => (await import('./SupportOverlay.tsx')).SupportOverlay),
  bonus: deferredComponent(async () => (await import('./BonusOverlay.tsx')).BonusOverlay),
  deposit: deferredComponent(async () => (await import('./DepositOverlay.tsx')).DepositOverlay),
  search: deferredComponent(async () => (await import('../search/SearchOverlay.tsx')).SearchOverlay),
};

/** Overlays that a menu opens. The code loads on the first press, and stays mounted for the exit animation. */
export function Overlays() {
  const open = useOverlay();
  const isPlayer = useIsPlayer();
  const { pathname } = useLocation();
  const [last, setLast] = useState<MenuOverlay>();
  if (open && open !== last) setLast(open);
  /* A link inside an overlay closes it. */
  useEffect(() => closeOverlay, [pathname]);
  if (!last) return null;
  const Shown = LAYERS[last];
  /* Bonus and deposit close with the player's session. */
  const stays = (last !== 'bonus' && last !== 'deposit') || isPlayer;
  return (
    <Suspense fallback={null}>
      <Shown open={open === last && stays} onClose={closeOverlay} />
    </Suspense>
  );
}
