import { timingSafeEqual } from 'node:crypto';
import type { Sandbox } from '../../Sandbox.ts';
import { embedDigest } from './embedDigest.ts';

/*
 * Why a ticket (ADR 31): the URL of an embedded page contains the player's id, user name and site name (spec
 * 2/2.10/2), which anyone can type, and the frame has no session of the site. So a URL alone proves no
 * identity, and the page only shows and uses play credit. Real bonus money requires a ticket that the
 * platform signed for this player and page a few minutes ago.
 */

/** The pages that pay real bonuses for a ticket. */
export const PAYING_PAGES = ['wheel', 'treasure', 'bonus-request'] as const;
export type PayingPage = (typeof PAYING_PAGES)[number];

/** A ticket is valid in the window it was made in and the next one, ms. */
const WINDOW = 10 * 60_000;
const TICKET = /^([1-9]\d{0,9})\.(\d{1,12})\.([\w-]{43})$/;

interface Claim {
  playerId: number;
  page: PayingPage;
}

const windowAt = (ms: number) => Math.floor(ms / WINDOW);

async function sign(sandbox: Sandbox, { playerId, page }: Claim, window: number): Promise<Buffer> {
  const digest = await embedDigest(sandbox, 'ticket');
  return digest(playerId, page, window);
}

/** A ticket for one player and page, for the page's URL as `ticket`. Valid for at least 10 minutes. */
export async function makeTicket(sandbox: Sandbox, claim: Claim): Promise<string> {
  const window = windowAt(sandbox.clock.now());
  const mac = await sign(sandbox, claim, window);
  return `${claim.playerId}.${window}.${mac.toString('base64url')}`;
}

/** The player id of a ticket for this page; undefined if it's forged, for another page, or expired. */
export async function readTicket(
  sandbox: Sandbox,
  page: PayingPage,
  ticket: string,
): Promise<number | undefined> {
  const [, id = '', window = '', mac = ''] = TICKET.exec(ticket) ?? [];
  const age = windowAt(sandbox.clock.now()) - Number(window);
  if (!mac || (age !== 0 && age !== 1)) return undefined;
  const playerId = Number(id);
  const expected = await sign(sandbox, { playerId, page }, Number(window));
  return timingSafeEqual(expected, Buffer.from(mac, 'base64url')) ? playerId : undefined;
}
