import type { FrameMessage } from '@baize/ui';

/** The version of the game bridge that this site supports (ADR 45). */
export const BRIDGE_VERSION = 1;
const PREFIX = 'baize:';

/** Features that a game can declare: reporting its rounds, pausing, switching its sound. */
const ABILITIES = ['rounds', 'pause', 'sound'] as const;
export type Ability = (typeof ABILITIES)[number];

/** From the game to the site. */
export type GameMessage =
  | { type: 'ready'; abilities: ReadonlySet<Ability> }
  | { type: 'round-started' }
  | { type: 'round-ended' }
  | { type: 'balance-changed' };

/** From the site to the game. */
export type SiteMessage =
  | { type: 'hello'; sound: boolean; paused: boolean }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'sound'; on: boolean };

const PLAIN = ['round-started', 'round-ended', 'balance-changed'] as const;

const abilitiesOf = (supports: unknown): ReadonlySet<Ability> =>
  new Set(ABILITIES.filter((ability) => Array.isArray(supports) && supports.includes(ability)));

/**
 * Reads a game's message; undefined if it has another version or an unknown type. Messages contain no amounts: balances
 * come only from the platform.
 */
export function decodeGameMessage({ type, version, supports }: FrameMessage): GameMessage | undefined {
  if (version !== BRIDGE_VERSION) return undefined;
  if (type === `${PREFIX}ready`) return { type: 'ready', abilities: abilitiesOf(supports) };
  const plain = PLAIN.find((known) => type === PREFIX + known);
  return plain && { type: plain };
}

/** The message as it is posted to the game's window. */
export const writeSiteMessage = ({ type, ...rest }: SiteMessage): FrameMessage => ({
  type: PREFIX + type,
  version: BRIDGE_VERSION,
  ...rest,
});
