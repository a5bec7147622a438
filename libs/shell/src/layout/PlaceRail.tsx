import { Suspense } from 'react';
import { later } from '../later.tsx';

const RailGroups = later(async () => (await import('./RailGroups.tsx')).RailGroups);

/** The places at the side of wide screens. The painted page has them; their code comes for the brands that do. */
export const PlaceRail = () => (
  <Suspense fallback={null}>
    <RailGroups />
  </Suspense>
);
