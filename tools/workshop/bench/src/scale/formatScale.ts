import { ASSUMPTIONS, type Assumptions } from './ASSUMPTIONS.ts';
import { demandOf } from './demandOf.ts';
import { formatColumns } from './formatColumns.ts';
import { pollsAnHour } from './pollsAnHour.ts';
import { pollsOf } from './pollsOf.ts';

const number = (value: number, digits = 0) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const whole = (value: number) => number(value);

function pollTable(assumptions: Assumptions): string {
  const counted = pollsOf(assumptions).map((poll) => ({ poll, ...pollsAnHour(poll, assumptions) }));
  const sum = (of: 'each' | 'now') =>
    counted.reduce((total, { poll, [of]: count }) => total + (poll.asks === 'platform' ? count : 0), 0);
  return formatColumns([
    ['poll', 'asks', 'every', 'each tab', 'as it is'],
    ...counted.map(({ poll: { name, asks, everyMs }, each, now }) => [
      name,
      asks,
      `${everyMs / 1000} s`,
      number(each, 1),
      number(now, 1),
    ]),
    ['all', 'platform', '', number(sum('each'), 1), number(sum('now'), 1)],
  ]);
}

function demandTable(assumptions: Assumptions): string {
  const { cdn, siteServers, platform, sockets } = demandOf(assumptions);
  return formatColumns([
    ['who', 'gets', 'a second'],
    ['CDN', 'files of the apps', whole(cdn.files)],
    ['', 'images', whole(cdn.images)],
    ['', 'documents and calls, which it only passes on', whole(cdn.documents + cdn.calls)],
    ['site servers', 'documents', whole(siteServers.documents)],
    ['', 'of which are rendered', whole(siteServers.renders)],
    ['', 'calls, and what the CDN doesn’t have', whole(siteServers.passedOn)],
    ['platform', 'calls of pages', whole(platform.calls)],
    ['', 'polls', whole(platform.polls)],
    ['', 'polls, if each tab polled', whole(platform.pollsOfEachTab)],
    ['', 'images that the CDN doesn’t have', whole(platform.images)],
    ['', 'in a long outage, instead of polls', whole(platform.recovery)],
    ['', '', 'at once'],
    ['tables’ provider', 'open websockets', whole(sockets)],
    ['site servers', 'busy cores', number(siteServers.cores, 1)],
    ['', `servers of ${assumptions.cores} cores`, whole(siteServers.servers)],
  ]);
}

/** Flags, values and what they are. */
export const formatAssumptions = (assumptions: Assumptions): string =>
  formatColumns(
    Object.entries(ASSUMPTIONS).map(([flag, { about }]) => [
      `--${flag}`,
      number(assumptions[flag as keyof Assumptions], flag.endsWith('-ms') ? 2 : 0),
      about,
    ]),
  );

/** The calculation as text: what it assumes, a player's polls in an hour, and what all players request. */
export function formatScale(assumptions: Assumptions): string {
  return [
    `Assumptions\n\n${formatAssumptions(assumptions)}`,
    `Polls in an hour of a player\n\n${pollTable(assumptions)}`,
    `${whole(assumptions.players)} players at once\n\n${demandTable(assumptions)}`,
  ].join('\n\n');
}
