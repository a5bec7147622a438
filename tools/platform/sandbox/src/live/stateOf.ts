import { tableImage } from '../casino/gameView.ts';
import { seeded, seededInt, seededPick } from '../random.ts';
import { SEATS, type LiveState, type SeatOccupancy } from './LiveState.ts';
import type { LiveTable } from './LiveTable.ts';
import type { Outcome, Result } from './Outcome.ts';
import { OUTCOMES } from './outcomes.ts';

const SHOWN_RESULTS = 20;
/** Rounds of a dealer's shift. */
const SHIFT = 60;
/** The table is closed in one of this many shifts. */
const CLOSED_ONE_IN = 40;
const SEAT_TAKEN = 0.6;
const MAX_PLAYERS = 240;

const LIMITS = [
  [5, 10_000],
  [10, 25_000],
  [25, 50_000],
  [50, 100_000],
  [250, 500_000],
] as const;

/** Each table has its own dealers, who take turns, so that no dealer is at two tables at the same time. */
const CREW = 3;
const DEALERS = [
  'Ada',
  'Beren',
  'Ceyda',
  'Deren',
  'Emir',
  'Filiz',
  'Gökçe',
  'Hazal',
  'Irmak',
  'Kaya',
  'Lara',
  'Mira',
  'Nil',
  'Ozan',
  'Pelin',
  'Rüya',
  'Sena',
  'Tuna',
  'Umut',
  'Yaren',
];
const INITIALS = 'ABCDEFGHKLMNOPRSTUVYZ';

const outcomeOf = (seed: number, { key, type }: LiveTable, round: number): Outcome =>
  OUTCOMES[type]((below, name) => seededInt(seed, below, 'live', key, round, name));

/** `Beren A.` */
function dealerOf({ place }: LiveTable, shift: number): string {
  const person = place * CREW + (shift % CREW);
  const initial = INITIALS[Math.floor(person / DEALERS.length) % INITIALS.length];
  return `${DEALERS[person % DEALERS.length]} ${initial}.`;
}

const shown = ({ result, color, totalSum }: Outcome): Result => ({
  result,
  ...(color === undefined ? {} : { color }),
  ...(totalSum === undefined ? {} : { totalSum }),
});

function lastResults(seed: number, table: LiveTable, round: number): Result[] {
  if (table.type === 'BLACKJACK') return [];
  return Array.from({ length: SHOWN_RESULTS }, (_, back) => shown(outcomeOf(seed, table, round - 1 - back)));
}

function seatsOf(seed: number, { key, type }: LiveTable, round: number): SeatOccupancy | undefined {
  if (type !== 'BLACKJACK') return undefined;
  const taken = SEATS.map((seat) => [seat, seeded(seed, 'live', key, round, seat) < SEAT_TAKEN] as const);
  return Object.fromEntries(taken) as SeatOccupancy;
}

const countOf = (seats: SeatOccupancy): number => SEATS.filter((seat) => seats[seat]).length;

/** A table's state in a round, a function of seed, table and round. */
export function stateOf(seed: number, table: LiveTable, round: number): LiveState {
  const { key, type, game } = table;
  const shift = Math.floor(round / SHIFT);
  const isClosed = seededInt(seed, CLOSED_ONE_IN, 'live', key, 'closed', shift) === 0;
  const seats = isClosed ? undefined : seatsOf(seed, table, round);
  const players = seats ? countOf(seats) : seededInt(seed, MAX_PLAYERS, 'live', key, 'players', round);
  const [minBet, maxBet] = seededPick(seed, LIMITS, 'live', key, 'limits');
  return {
    type: 'state',
    tableId: key,
    tableType: type,
    tableLimits: { minBet, maxBet, currency: 'TRY' },
    totalSeatedPlayers: isClosed ? 0 : players,
    tableImage: tableImage(game),
    last20Results: lastResults(seed, table, round),
    gameResult: outcomeOf(seed, table, round - 1),
    ...seats,
    dealer: { name: dealerOf(table, shift) },
    error: isClosed ? 'table_closed' : null,
  };
}
