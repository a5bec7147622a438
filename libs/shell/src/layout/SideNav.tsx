import { Suspense } from 'react';
import { deferredComponent } from '../deferredComponent.tsx';

const SideNavGroups = deferredComponent(async () => (await import('./SideNavGroups.tsx')).SideNavGroups);

/** The side nav of wide screens. The server renders it; its code loads only for brands that have it. */
export const SideNav = () => (
  <Suspense fallback={null}>
    <SideNavGroups />
  </Suspense>
);
