import { routeBytes } from '@baize/checks/route-bytes';
import { APPS } from '../apps.ts';
import { floorBytes } from '../floor/floorBytes.ts';
import type { Phase } from '../Phase.ts';
import type { Measure } from '../report/Measure.ts';

const KB = 1000;
const HOME = 'home';

/** Script bytes by app and route, from the builds' manifests. */
export const measureBytes: Phase = () => {
  const floor = floorBytes() / KB;
  return APPS.flatMap((app) =>
    routeBytes(app).flatMap(({ route, first, further }): Measure[] => {
      const of = `${app} ${route}`;
      return [
        { metric: 'script, first route', of, value: first / KB, floor },
        ...(route === HOME ? [] : [{ metric: 'script, further route', of, value: further / KB } as const]),
      ];
    }),
  );
};
