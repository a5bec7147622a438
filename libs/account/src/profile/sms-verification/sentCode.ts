import { storedJson } from '@baize/site';

/** A code that was sent; it survives a reload. */
export interface SentCode {
  /** The id that sending returned; the check needs it. */
  id: string;
  playerId: number;
  /** The country's id, as used in the form. */
  country: string;
  /** The digits after the dial code. */
  no: string;
  /** As shown to the player, with the dial code. */
  shown: string;
  /** Ms since 1970. */
  sentAt: number;
}

function isSentCode(value: unknown): value is SentCode {
  if (typeof value !== 'object' || value === null) return false;
  const { id, playerId, country, no, shown, sentAt } = value as Partial<Record<keyof SentCode, unknown>>;
  return (
    [id, country, no, shown].every((text) => typeof text === 'string') &&
    [playerId, sentAt].every((number) => Number.isFinite(number))
  );
}

/** The last code sent from this browser; removed on logout, or once the phone is verified. */
export const sentCode = storedJson('sms_verification', isSentCode);
