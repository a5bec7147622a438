import { storedJson } from '@baize/site';

/** The method and the amount (minor units) of a player's last payment. */
export interface LastPayment {
  method: number;
  amount: number;
}

type Stored = Record<string, LastPayment>;

/** The maximum number of players stored per browser. */
const MAX = 10;

const isLast = (value: unknown): value is LastPayment => {
  if (typeof value !== 'object' || value === null) return false;
  const { method, amount } = value as Partial<LastPayment>;
  return Number.isSafeInteger(method) && Number.isSafeInteger(amount) && (amount ?? 0) > 0;
};
const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isLast);

const nameOf = (player: number | undefined, direction: string) => `${player ?? ''}/${direction}`;

/** The last payments by player and direction, stored in this browser. */
export const lastPayments = storedJson('last_payments', isStored);

export function lastPaymentOf(
  stored: Stored | undefined,
  player: number | undefined,
  direction: string,
): LastPayment | undefined {
  const name = nameOf(player, direction);
  return stored && player !== undefined && Object.hasOwn(stored, name) ? stored[name] : undefined;
}

export function rememberPayment(player: number | undefined, direction: string, payment: LastPayment) {
  if (player === undefined) return;
  const name = nameOf(player, direction);
  const others = Object.entries(lastPayments.get() ?? {}).filter(([other]) => other !== name);
  lastPayments.set(Object.fromEntries([...others.slice(1 - MAX), [name, payment]]));
}
