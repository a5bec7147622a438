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
  wallets: deferredComponent(async () => (await import('./WalletsOverlay.tsx')).WalletsOverlay),
  search: deferredComponent(async () => (await import('../search/SearchOverlay.tsx')).SearchOverlay),
};

/** Overlays that close when the player's session ends. */
const OF_A_PLAYER: ReadonlySet<MenuOverlay> = new Set(['bonus', 'deposit', 'wallets']);

/** The overlays that a menu opens. Their code loads on the first press; they stay mounted for the exit animation. */
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
  const stays = !OF_A_PLAYER.has(last) || isPlayer;
  return (
    <Suspense fallback={null}>
      <Shown open={open === last && stays} onClose={closeOverlay} />
    </Suspense>
  );
}
