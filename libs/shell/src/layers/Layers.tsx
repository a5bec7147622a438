import { useIsPlayer } from '@baize/session';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import type { MenuLayer } from '../menu/MenuRow.ts';
import { closeLayer, useLayer } from './layerStore.ts';
import { later } from '../later.tsx';

type Layer = ComponentType<{ open: boolean; onClose: () => void }>;

const LAYERS: Record<MenuLayer, Layer> = {
  support: later(async () => (await import('./SupportLayer.tsx')).SupportLayer),
  bonus: later(async () => (await import('./BonusLayer.tsx')).BonusLayer),
};

/** What a menu opens over the page. Its code comes with the first press, and stays for its way out. */
export function Layers() {
  const open = useLayer();
  const isPlayer = useIsPlayer();
  const { pathname } = useLocation();
  const [last, setLast] = useState<MenuLayer>();
  if (open && open !== last) setLast(open);
  /* A link in a layer leads away from it. */
  useEffect(() => closeLayer, [pathname]);
  if (!last) return null;
  const Shown = LAYERS[last];
  /* A player who is gone takes the bonus along. */
  const stays = last !== 'bonus' || isPlayer;
  return (
    <Suspense fallback={null}>
      <Shown open={open === last && stays} onClose={closeLayer} />
    </Suspense>
  );
}
