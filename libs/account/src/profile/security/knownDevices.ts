import { storedJson } from '@baize/site';

/** The devices that a player has confirmed (ADR 64). */
export interface KnownDevices {
  /** Keys of `deviceKey`. */
  devices: readonly string[];
  /** When the password was last changed here, in ms; earlier logins need no confirmation. */
  settledAt: number;
}

type Stored = Record<string, KnownDevices>;

/** The maximum number of players per browser, and devices per player. */
const MAX_PLAYERS = 10;
const MAX_DEVICES = 30;

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

/** The known devices by user name, stored in this browser, so that another browser can't make this one trust it. */
export const knownDevices = storedJson('known_devices', isStored);

/** Undefined until the player has first viewed the logins in this browser. */
export const knownDevicesOf = (stored: Stored | undefined, username: string): KnownDevices | undefined =>
  stored && Object.hasOwn(stored, username) ? stored[username] : undefined;

function store(username: string, change: (known: KnownDevices) => KnownDevices) {
  const stored = knownDevices.get();
  const known = change(knownDevicesOf(stored, username) ?? { devices: [], settledAt: 0 });
  const others = Object.entries(stored ?? {}).filter(([other]) => other !== username);
  knownDevices.set(Object.fromEntries([...others.slice(1 - MAX_PLAYERS), [username, known]]));
}

/** Stores devices that the player has confirmed. */
export const rememberDevices = (username: string, devices: readonly string[]) =>
  store(username, ({ devices: before, ...rest }) => ({
    ...rest,
    devices: [...new Set([...before, ...devices])].slice(-MAX_DEVICES),
  }));

/** Call it after a password change, which ends all other logins. No effect before the logins were first viewed. */
export function settleLogins(username: string, now: number) {
  if (!knownDevicesOf(knownDevices.get(), username)) return;
  store(username, (known) => ({ ...known, settledAt: now }));
}
