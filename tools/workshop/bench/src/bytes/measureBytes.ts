import { routeBytes } from '@baize/checks/route-bytes';
import { APPS } from '@baize/site-server/apps';
import { floorBytes } from '../floor/floorBytes.ts';
import type { Phase } from '../Phase.ts';
import type { Measure } from '../report/Measure.ts';

const KB = 1000;
const HOME = 'home';

/** Script bytes by app and route, from the builds' manifests. */
export const measureBytes: Phase = () => {
  const floor = floorBytes() / KB;
  return APPS.flatMap((app) =>
    routeBytes(app).flatMap(({ route, first, further, isAccount = false }): Measure[] => {
      const of = `${app} ${route}`;
      if (isAccount)
        return [
          { metric: 'script, first route, account', of, value: first / KB, floor },
          { metric: 'script, further route, account', of, value: further / KB },
        ];
      return [
        { metric: 'script, first route', of, value: first / KB, floor },
        ...(route === HOME ? [] : [{ metric: 'script, further route', of, value: further / KB } as const]),
      ];
    }),
  );
};
