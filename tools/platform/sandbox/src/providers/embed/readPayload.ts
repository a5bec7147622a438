import { isStorableText } from '../../http/guardText.ts';
import { parseMoney } from '../../money.ts';

/** The payload in the URL of the level and case pages: untrusted, so it is only displayed. */
export interface EmbedPayload {
  username: string;
  /** Minor units; undefined if missing or invalid. */
  totalDeposit: bigint | undefined;
}

const BASE64URL = /^[\w-]{2,1024}={0,2}$/;
const MAX_NAME = 64;
/** A sanity limit, minor units: larger amounts would break the layout. */
const MAX_DEPOSIT = 1_000_000_000_00n;

function decode(text: string): unknown {
  try {
    const bytes = Buffer.from(text, 'base64url');
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function readDeposit(value: unknown): bigint | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? value.toFixed(2) : value;
  const amount = typeof text === 'string' ? parseMoney(text) : undefined;
  return amount !== undefined && amount >= 0n && amount <= MAX_DEPOSIT ? amount : undefined;
}

/** Parses base64url JSON with a user name; undefined for anything else. */
export function readPayload(text: string): EmbedPayload | undefined {
  const value = BASE64URL.test(text) ? decode(text) : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { username, total_deposit: deposit } = value as Record<string, unknown>;
  if (typeof username !== 'string' || !isStorableText(username)) return undefined;
  const name = username.trim();
  if (name === '' || name.length > MAX_NAME) return undefined;
  return { username: name, totalDeposit: readDeposit(deposit) };
}
