/** Intervals that a player can choose, in minutes. */
export const INTERVALS = [15, 30, 60, 120] as const;
export type RealityCheckInterval = (typeof INTERVALS)[number];

const MINUTE = 60_000;

export interface RealityCheckRecord {
  /** The id of the player that the record belongs to. */
  player: number;
  /** The player's choice; without it, the brand's interval applies. */
  minutes?: RealityCheckInterval;
  /** When the last check was answered, in ms since 1970. */
  answeredAt?: number;
}

export const isInterval = (value: unknown): value is RealityCheckInterval =>
  INTERVALS.some((minutes) => minutes === value);

export function isRealityCheckRecord(value: unknown): value is RealityCheckRecord {
  if (typeof value !== 'object' || value === null || !('player' in value)) return false;
  const { player, minutes, answeredAt } = value as Partial<Record<keyof RealityCheckRecord, unknown>>;
  const isChosen = minutes === undefined || isInterval(minutes);
  const isMoment =
    answeredAt === undefined || (typeof answeredAt === 'number' && Number.isFinite(answeredAt));
  return Number.isInteger(player) && isChosen && isMoment;
}

interface Session {
  player: number;
  /** In ms since 1970. */
  loginAt: number;
  /** The brand's interval. */
  usual: RealityCheckInterval;
}

/** The record of this player's checks; another player's record is ignored. */
export const recordOfPlayer = (note: RealityCheckRecord | undefined, player: number): RealityCheckRecord =>
  note?.player === player ? note : { player };

/** When the next check is due: one interval after the login, or after the last answer in this session. */
export function nextCheckAt(
  note: RealityCheckRecord | undefined,
  { player, loginAt, usual }: Session,
): number {
  const { minutes = usual, answeredAt = 0 } = recordOfPlayer(note, player);
  return Math.max(loginAt, answeredAt) + minutes * MINUTE;
}

/**
 * Whether a check is due. A clock that was set back by more than the interval makes it due at once, rather than
 * never.
 */
export function isDue(note: RealityCheckRecord | undefined, session: Session, now: number): boolean {
  const due = nextCheckAt(note, session);
  const { minutes = session.usual } = recordOfPlayer(note, session.player);
  return now >= due || due - now > minutes * MINUTE;
}
