import { storedJson } from '@baize/brand';

/** What a player knows of the logins to the account (ADR 64). */
export interface KnownDevices {
  /** Keys of `deviceKey`. */
  devices: readonly string[];
  /** When the password was last changed here, in ms: what was before that is settled. */
  settledAt: number;
}

type Stored = Record<string, KnownDevices>;

/** As many players as one browser remembers, and devices of each. */
const MOST_PLAYERS = 10;
const MOST_DEVICES = 30;

const isKnown = (value: unknown): value is KnownDevices => {
  if (typeof value !== 'object' || value === null) return false;
  const { devices, settledAt } = value as Partial<KnownDevices>;
  return (
    Array.isArray(devices) &&
    devices.every((device) => typeof device === 'string') &&
    typeof settledAt === 'number' &&
    Number.isFinite(settledAt)
  );
};
const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isKnown);

/** The known devices by user name, in this browser: another browser can't make this one trust it. */
export const knownDevices = storedJson('known_devices', isStored);

/** Undefined before the player's first look at the logins in this browser. */
export const knownDevicesOf = (stored: Stored | undefined, username: string): KnownDevices | undefined =>
  stored && Object.hasOwn(stored, username) ? stored[username] : undefined;

function store(username: string, change: (known: KnownDevices) => KnownDevices) {
  const stored = knownDevices.get();
  const known = change(knownDevicesOf(stored, username) ?? { devices: [], settledAt: 0 });
  const others = Object.entries(stored ?? {}).filter(([other]) => other !== username);
  knownDevices.set(Object.fromEntries([...others.slice(1 - MOST_PLAYERS), [username, known]]));
}

/** The player says that these devices are theirs. */
export const rememberDevices = (username: string, devices: readonly string[]) =>
  store(username, ({ devices: before, ...rest }) => ({
    ...rest,
    devices: [...new Set([...before, ...devices])].slice(-MOST_DEVICES),
  }));

/** The password was changed, which ended all other logins. No effect before the first look at them. */
export function settleLogins(username: string, now: number) {
  if (!knownDevicesOf(knownDevices.get(), username)) return;
  store(username, (known) => ({ ...known, settledAt: now }));
}
