import { isSoundText } from '../../http/guardText.ts';
import { parseMoney } from '../../money.ts';

/** What the address of the level and case pages carries: typed by anybody, so it is shown and never believed. */
export interface EmbedPayload {
  username: string;
  /** Minor units; undefined when the address has none that can be read. */
  totalDeposit: bigint | undefined;
}

const BASE64URL = /^[\w-]{2,1024}={0,2}$/;
const MAX_NAME = 64;
/** More than anybody deposits, minor units: what is beyond would only break the page. */
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

/** Reads base64url JSON with a user name; undefined for anything else. */
export function readPayload(text: string): EmbedPayload | undefined {
  const value = BASE64URL.test(text) ? decode(text) : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { username, total_deposit: deposit } = value as Record<string, unknown>;
  if (typeof username !== 'string' || !isSoundText(username)) return undefined;
  const name = username.trim();
  if (name === '' || name.length > MAX_NAME) return undefined;
  return { username: name, totalDeposit: readDeposit(deposit) };
}
