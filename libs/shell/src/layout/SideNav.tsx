import { Suspense } from 'react';
import { deferredPart } from '../deferredPart.tsx';

const SideNavGroups = deferredPart(async () => (await import('./SideNavGroups.tsx')).SideNavGroups);

/** The places at the side of wide screens. The painted page has them; their code comes for the brands that do. */
export const SideNav = () => (
  <Suspense fallback={null}>
    <SideNavGroups />
  </Suspense>
);
