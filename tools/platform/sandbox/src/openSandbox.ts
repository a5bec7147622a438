import { trustedProxies } from '@baize/http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { catalogueOf } from './art/artCatalogue.ts';
import { loadBrands } from './brands.ts';
import { createLobbies } from './casino/Lobbies.ts';
import { createClock, type Clock } from './clock.ts';
import { loadContract } from './contract/Contract.ts';
import { createArmedFaults } from './faults/armedFaults.ts';
import { requireInvariants } from './ledger/invariants.ts';
import { createLog, type LogOptions } from './log.ts';
import { createMediaShelf, type MediaShelf } from './media/MediaShelf.ts';
import { seededSecrets, systemSecrets } from './random.ts';
import type { Sandbox } from './Sandbox.ts';
import { seedStore } from './seed/seedStore.ts';
import { migrate } from './store/migrate.ts';
import { openStore, type Store } from './store/openStore.ts';
import { createSettings } from './store/Settings.ts';

export interface OpenOptions extends LogOptions {
  /** A folder, or `memory`. Default `.baize/sandbox` in the repository's root. */
  data?: string;
  databaseUrl?: string;
  /** The folder of drawn images; without one they are drawn again after each start. */
  pictures?: string;
  /** An open store to use instead of the folder. */
  store?: Store;
  /** The number of games. */
  games?: number;
  /** The seed of data, images and reels. */
  seed?: number;
  /** Honours the `x-sandbox-fault` header. */
  faults?: boolean;
  /** Skips the validation of replies against the contract. */
  production?: boolean;
  /** The origin that games are framed from; default `http://providers.localhost:<port>`. */
  providersOrigin?: string;
  /** The site's origin, from which the control page reads the apps' versions. */
  site?: string;
  /** Stops the clock at this time (ms), and derives tokens and codes from the seed: for recorded scripts. */
  frozenAt?: number;
  /** Failed logins allowed per minute, for each user name and IP address. */
  loginFailures?: number;
  /**
   * Comma-separated proxies on other machines that are trusted to set `X-Forwarded-*` headers; proxies on this machine
   * always are.
   */
  trustProxy?: string;
  /** Waits; tests can replace it. */
  pause?: Sandbox['pause'];
}

export interface OpenedSandbox {
  sandbox: Sandbox;
  media: MediaShelf;
  store: Store;
  close(): Promise<void>;
}

const BAIZE = join(import.meta.dirname, '../../../../.baize');
export const DEFAULT_DATA = join(BAIZE, 'sandbox');
export const DEFAULT_PICTURES = join(BAIZE, 'pictures');
const DEFAULT_GAMES = 1200;
const DEFAULT_SEED = 7;
const LOGIN_FAILURES = 5;

async function timed<T>(steps: Map<string, number>, name: string, work: () => Promise<T> | T): Promise<T> {
  const start = performance.now();
  const result = await work();
  steps.set(name, Math.round(performance.now() - start));
  return result;
}

/** Continues from where the control page last set the clock. */
function restoreClock(clock: Clock, offset: string | undefined): void {
  if (offset !== undefined && Number.isSafeInteger(Number(offset))) clock.move(Number(offset));
}

/** Opens store, data and contract, without listening. Logs the start-up times, ms. */
export async function openSandbox(options: OpenOptions & { portOf: () => number }): Promise<OpenedSandbox> {
  const { data = DEFAULT_DATA, games = DEFAULT_GAMES, seed = DEFAULT_SEED, frozenAt, portOf } = options;
  const log = createLog(options);
  const isLoopback = trustedProxies('loopback');
  const isNamed = trustedProxies(options.trustProxy ?? '');
  const steps = new Map<string, number>();
  const contract = await timed(steps, 'contract', loadContract);
  const catalogue = await timed(steps, 'catalogue', () => catalogueOf(games));
  const store = await timed(
    steps,
    'store',
    () => options.store ?? openStore({ data, databaseUrl: options.databaseUrl }),
  );
  try {
    const { db } = store;
    await timed(steps, 'migrations', () => migrate(db));
    const settings = createSettings(db);
    const clock = createClock({ frozenAt });
    restoreClock(clock, await settings.get('clock_offset'));
    const sandbox: Sandbox = {
      db,
      clock,
      log,
      seed,
      secrets: frozenAt === undefined ? systemSecrets() : seededSecrets(seed),
      contract,
      brands: loadBrands(),
      lobbies: createLobbies(catalogue, seed),
      settings,
      armedFaults: createArmedFaults(),
      trustsProxy: (address) => isLoopback(address) || isNamed(address),
      pause: options.pause ?? ((ms) => pause(ms)),
      providersOrigin: () => options.providersOrigin ?? `http://providers.localhost:${portOf()}`,
      options: {
        faults: options.faults ?? false,
        production: options.production ?? false,
        loginFailures: options.loginFailures ?? LOGIN_FAILURES,
        site: options.site,
      },
    };
    await timed(steps, 'seed', () => seedStore(sandbox));
    await timed(steps, 'ledger', () => requireInvariants(db));
    const media = createMediaShelf({ sandbox, games, folder: options.pictures });
    log.info('Sandbox opened', {
      store: store.kind,
      games: catalogue.games.length,
      brands: sandbox.brands.all.length,
      ms: Object.fromEntries(steps),
    });
    const close = () => {
      media.close();
      return store.close();
    };
    return { sandbox, media, store, close };
  } catch (error) {
    await store.close();
    throw error;
  }
}
