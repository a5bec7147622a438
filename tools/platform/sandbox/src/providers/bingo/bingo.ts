import { formatMoney } from '../../money.ts';
import type { Bet, Engine } from '../Engine.ts';
import { BALLS, numbersOf, sample } from './numbers.ts';
import { CALLED, PRIZES, type Lines } from './prizes.ts';
import { drawTicket, type Ticket } from './tickets.ts';

/** The price of a ticket, minor units. */
const STAKES = [2_00n, 5_00n, 10_00n, 20_00n, 50_00n, 100_00n] as const;
const MAX_TICKETS = 6;
const ALL_BALLS = Array.from({ length: BALLS }, (_, index) => index + 1);

export interface BingoBet extends Bet {
  tickets: number;
  /** Minor units. */
  each: bigint;
}

/** The number of a ticket's lines that the called balls complete. */
const linesOf = (ticket: Ticket, called: ReadonlySet<number>): Lines =>
  ticket.filter((row) => row.every((number) => number === 0 || called.has(number))).length as Lines;

/** A round: tickets, balls in order, and the complete lines of each ticket at the end. */
export function drawBingo(seed: string, round: number, count: number) {
  const tickets = Array.from({ length: count }, (_, index) =>
    drawTicket(numbersOf(seed, `bingo ${round} ticket ${index}`)),
  );
  const balls = sample(numbersOf(seed, `bingo ${round} balls`), ALL_BALLS, CALLED);
  const called = new Set(balls);
  return { tickets, balls, lines: tickets.map((ticket) => linesOf(ticket, called)) };
}

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_TICKETS;

/** Bingo with 90 balls: a ticket pays for one line, two lines or a full house within 45 balls. */
export const bingo: Engine<BingoBet> = {
  action: 'play',
  describe: () => ({
    stakes: STAKES.map(formatMoney),
    mostTickets: MAX_TICKETS,
    called: CALLED,
    prizes: PRIZES.slice(1).map(Number),
  }),
  readBet: ({ stake, tickets }) => {
    const each = STAKES.find((offered) => formatMoney(offered) === stake);
    if (each === undefined || !isCount(tickets)) return undefined;
    return { each, tickets, stake: each * BigInt(tickets) };
  },
  drawing:
    (_seed, _gameId, { each, tickets }) =>
    (sessionSeed, round) => {
      const drawn = drawBingo(sessionSeed, round, tickets);
      const wins = drawn.lines.map((lines) => each * PRIZES[lines]);
      return {
        win: wins.reduce((sum, win) => sum + win, 0n),
        outcome: { ...drawn, wins: wins.map(formatMoney) },
      };
    },
};
