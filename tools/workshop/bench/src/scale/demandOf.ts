import { polls as shell } from '@baize/shell/polls';
import type { Assumptions } from './ASSUMPTIONS.ts';
import { pollsAnHour, visibleTabs } from './pollsAnHour.ts';
import { pollsOf } from './pollsOf.ts';

const HOUR_S = 3600;

/** The polls of the platform in an hour of a player. */
function platformPolls(assumptions: Assumptions) {
  const counts = pollsOf(assumptions)
    .filter(({ asks }) => asks === 'platform')
    .map((poll) => pollsAnHour(poll, assumptions));
  return {
    each: counts.reduce((sum, { each }) => sum + each, 0),
    now: counts.reduce((sum, { now }) => sum + now, 0),
  };
}

/** Everything that all players request, per second, and what it costs the site servers. */
export function demandOf(assumptions: Assumptions) {
  const { players, pages, documents, files, images, calls } = assumptions;
  const rate = (anHour: number) => (players * anHour) / HOUR_S;
  const documentsAnHour = (pages * documents) / 100;
  const filesAnHour = ((documentsAnHour * assumptions['first-visits']) / 100) * files;
  const polled = platformPolls(assumptions);

  const documentRate = rate(documentsAnHour);
  const callRate = rate(pages * calls + polled.now);
  const misses = (anHour: number) => rate(anHour) * (1 - assumptions['cdn-hits'] / 100);
  const missedImages = misses(pages * images);
  const passedOn = callRate + missedImages + misses(filesAnHour);
  const renders = documentRate * (1 - assumptions['page-hits'] / 100);
  const cores =
    (documentRate * assumptions['cached-ms'] +
      renders * assumptions['render-ms'] +
      passedOn * assumptions['call-ms']) /
    1000;

  return {
    cdn: { files: rate(filesAnHour), images: rate(pages * images), documents: documentRate, calls: callRate },
    siteServers: {
      documents: documentRate,
      renders,
      passedOn,
      cores,
      servers: Math.ceil(cores / (assumptions.cores * (assumptions.load / 100))),
    },
    platform: {
      calls: rate(pages * calls),
      polls: rate(polled.now),
      pollsOfEachTab: rate(polled.each),
      images: missedImages,
      /** During an outage, instead of all others. */
      recovery: rate(pollsAnHour({ ...shell.recovery, needed: 1 }, assumptions).now),
    },
    /** Open websockets to the live tables' provider. */
    sockets: players * visibleTabs(assumptions) * (assumptions['live-tables'] / 100),
  };
}
