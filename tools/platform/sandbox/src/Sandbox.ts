import type { TrustsProxy } from '@baize/http';
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

/** The state that handlers share; one per running server. */
export interface Sandbox {
  db: Kysely<Database>;
  clock: Clock;
  log: Log;
  /** The seed of demo data, images and reels. */
  seed: number;
  secrets: Secrets;
  contract: Contract;
  brands: BrandList;
  lobbies: Lobbies;
  settings: Settings;
  armedFaults: ArmedFaults;
  /** The proxies that are trusted to set `X-Forwarded-*` headers. */
  trustsProxy: TrustsProxy;
  /** Waits, ms of real time. */
  pause: (ms: number) => Promise<void>;
  /** The origin that games are framed from, without a trailing slash: `http://providers.localhost:4300`. */
  providersOrigin(): string;
  /** Affects the amount of demo data; see the options. */
  options: { faults: boolean; production: boolean; loginFailures: number; site?: string };
}
