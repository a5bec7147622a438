import { setTimeout as wait } from 'node:timers/promises';
import { askSite } from './askSite.ts';
import { depositOnce, slotBalance } from './depositOnce.ts';
import { Player } from './Player.ts';

const PAGES = ['/', '/casino', '/livecasino', '/Promotions', '/login', '/pages/about'];

/** How long a visitor looks at a page. */
const READING_MS = 300;

interface Traffic {
  port: number;
  /** Hosts of brands. */
  hosts: readonly [string, ...string[]];
  visitors: number;
  /** The site of the first host. */
  siteId: number;
  /** Players who deposit, and move money if they have any. */
  players: readonly { username: string; hasMoney: boolean }[];
  /** The sandbox's origin. */
  platform: string;
}

export interface TrafficReport {
  pages: number;
  deposits: number;
  transfers: number;
  /** What failed, one line each. */
  failures: string[];
}

/**
 * Visitors who open one page after the other, and players who deposit and move money, until `stop`. Each acknowledged
 * deposit must then be pending, and each acknowledged transfer in the balance: what is lost counts as a failure.
 */
export function browse({ port, hosts, siteId, visitors, players, platform }: Traffic) {
  const report: TrafficReport = { pages: 0, deposits: 0, transfers: 0, failures: [] };
  let isOver = false;
  const fail = (what: string) => report.failures.push(what);
  const attempt = (what: string, work: () => Promise<void>) =>
    work().catch((error: unknown) => fail(`${what}: ${String(error)}`));

  async function visit(number: number) {
    const host = hosts[number % hosts.length] ?? hosts[0];
    for (let turn = number; !isOver; turn += 1)
      await attempt(host, async () => {
        const path = PAGES[turn % PAGES.length] ?? '/';
        const { status, body } = await askSite(port, path, { host });
        const [file] = /\/_app\/[\w-]+\/assets\/[\w.-]+\.js/.exec(body) ?? [];
        if (status !== 200 || file === undefined) return void fail(`${path}: ${status}`);
        const asset = await askSite(port, file, { host });
        if (asset.status !== 200) fail(`${file}: ${asset.status}`);
        report.pages += 1;
        await wait(READING_MS);
      });
  }

  async function play({ username, hasMoney }: Traffic['players'][number]) {
    const player = new Player({ port, host: hosts[0], siteId });
    await attempt(username, () => player.logIn(username, platform));
    let expected = await slotBalance(player);
    for (let turn = 0; !isOver; turn += 1)
      await attempt(username, async () => {
        const key = `${username}-rolling-${turn}`;
        const lost = await depositOnce(player, key);
        if (lost === undefined) report.deposits += 1;
        else fail(lost);
        if (!hasMoney) return;
        const moved = await player.call('/live-slot/transfer', 'POST', { type: 1, amount: '1.00' }, key);
        if (moved.status !== 200) return void fail(`transfer: ${moved.status} ${moved.body}`);
        expected += 1;
        report.transfers += 1;
        const balance = await slotBalance(player);
        if (balance !== expected) fail(`a lost transfer: ${balance} instead of ${expected}`);
      });
  }

  const all = Promise.all([
    ...Array.from({ length: visitors }, (_, number) => visit(number)),
    ...players.map(play),
  ]);
  return {
    async stop(): Promise<TrafficReport> {
      isOver = true;
      await all;
      return report;
    },
  };
}
