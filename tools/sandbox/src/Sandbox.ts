import type { TrustsProxy } from '@baize/serve';
import type { Kysely } from 'kysely';
import type { Lobbies } from './casino/Lobbies.ts';
import type { BrandList } from './brands.ts';
import type { Clock } from './clock.ts';
import type { Contract } from './contract/Contract.ts';
import type { ArmedFaults } from './faults/armedFaults.ts';
import type { Log } from './log.ts';
import type { Secrets } from './random.ts';
import type { Settings } from './store/Settings.ts';
import type { Database } from './store/Database.ts';

/** Everything a handler works with; one per running server. */
export interface Sandbox {
  db: Kysely<Database>;
  clock: Clock;
  log: Log;
  /** The number that data, pictures and reels are drawn from. */
  seed: number;
  secrets: Secrets;
  contract: Contract;
  brands: BrandList;
  lobbies: Lobbies;
  settings: Settings;
  armedFaults: ArmedFaults;
  /** The proxies whose `X-Forwarded-*` headers count. */
  trustsProxy: TrustsProxy;
  /** Lets some time pass, ms, by the real clock. */
  pause: (ms: number) => Promise<void>;
  /** Where the games are framed from, without a slash at the end: `http://providers.localhost:4300`. */
  providersOrigin(): string;
  /** How many rows of demo data there are depends on it; see the options. */
  options: { faults: boolean; production: boolean; loginFailures: number };
}
