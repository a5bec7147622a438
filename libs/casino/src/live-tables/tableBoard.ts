import type { LiveBoard, ResultTone } from '@baize/ui';
import type { FeedTable, TableResult, TableType } from './FeedTable.ts';

const isOneOf =
  <T extends string>(...values: T[]) =>
  (value: string | undefined): value is T =>
    values.some((one) => one === value);

const isColour = isOneOf('red', 'black', 'green');
const isSide = isOneOf('player', 'banker', 'tie');
const isBeast = isOneOf('dragon', 'tiger', 'tie');

const POCKET = /^(?:00|[0-9]|[12][0-9]|3[0-6])$/;
const DICE = /^[1-6](?:-[1-6]){2}$/;
const HEIGHT = /^\d{1,6}(?:\.\d{1,2})?$/;
const BONUS = /^bonus ?(\d)$/i;

/** The feed's colours; its yellow is the gold of the wheel. */
const TONES: ReadonlyMap<string | undefined, ResultTone> = new Map([
  ...(['black', 'red', 'orange', 'gold', 'green', 'teal', 'blue', 'purple', 'pink'] as const).map(
    (tone) => [tone, tone] as const,
  ),
  ['yellow', 'gold'] as const,
]);
const toneOf = (color: string | undefined): ResultTone => TONES.get(color) ?? 'plain';

const segment = ({ result, color }: TableResult) => ({
  segment: result.replace(BONUS, 'B$1').slice(0, 4),
  tone: toneOf(color),
});

const pockets = (results: readonly TableResult[]) =>
  results.flatMap(({ result, color }) =>
    POCKET.test(result) && isColour(color) ? [{ number: result, colour: color }] : [],
  );

const dice = (results: readonly TableResult[]) =>
  results.flatMap(({ result }) => {
    if (!DICE.test(result)) return [];
    const thrown = result.split('-').map(Number);
    return [{ dice: thrown, total: thrown.reduce((sum, die) => sum + die, 0) }];
  });

type Draw = (table: FeedTable, height: (times: number) => string) => LiveBoard | undefined;

const wheel: Draw = ({ results }) => ({ kind: 'wheel', results: results.map(segment) });

const BOARDS: Record<TableType, Draw> = {
  ROULETTE: ({ results }) => ({ kind: 'roulette', results: pockets(results) }),
  BLACKJACK: ({ seats }) => seats && { kind: 'seats', taken: seats },
  BOOMORBUST: ({ results }, height) => ({
    kind: 'flight',
    results: results
      .filter(({ result }) => HEIGHT.test(result))
      .map(({ result, color }) => ({ height: height(Number(result)), tone: toneOf(color) })),
  }),
  SWEETBONANZA: wheel,
  MEGAWHEEL: wheel,
  SicBO: ({ results }) => ({ kind: 'dice', results: dice(results) }),
  BACCARAT: ({ results }) => ({
    kind: 'baccarat',
    results: results.map(({ result }) => result).filter(isSide),
  }),
  DRAGONTIGER: ({ results }) => ({
    kind: 'dragon-tiger',
    results: results.map(({ result }) => result).filter(isBeast),
  }),
};

/**
 * The board of a table: its last results or its seats. Results that don't fit its game are dropped. `height` formats
 * the height of a flight.
 */
export function tableBoard(table: FeedTable, height: (times: number) => string): LiveBoard | undefined {
  const board = BOARDS[table.type](table, height);
  return board && 'results' in board && board.results.length === 0 ? undefined : board;
}
