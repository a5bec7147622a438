import { describe, expect, it } from 'vitest';
import { loadContract, type Operation } from '../../src/contract/Contract.ts';
import { gapsOf } from './gapsOf.ts';
import { judgeNotes } from './judgeNotes.ts';
import { makeMatrix } from './makeMatrix.ts';
import { acceptsForcedReply } from './acceptsForcedReply.ts';
import type { Note } from './Note.ts';
import { shownExamples } from './shownExamples.ts';

const example = (status: number, value: unknown) => ({ status, value, asked: {} });
const operation: Operation = {
  operationId: 'transfer',
  path: '/transfer',
  method: 'post',
  needsPlayer: true,
  sideEffect: false,
  statuses: new Set(['200', '422', '500']),
  examples: new Map([
    ['done', example(200, { message: 'transfer_done' })],
    ['noMoney', example(422, { status: false, code: 19, message: 'insufficient_balance' })],
    ['broken', example(500, { message: 'please_try_again' })],
  ]),
};
const note = (shown: string, forced = false): Note => ({ operationId: 'transfer', example: shown, forced });
const ALL = [note('done'), note('noMoney'), note('broken', true)];

/** The gaps of this operation only; the exceptions list others. */
const gaps = (notes: readonly Note[]) =>
  gapsOf(makeMatrix([operation], notes), notes).filter((gap) => gap.startsWith('transfer'));

describe('the matrix', () => {
  it('is complete when rules led to every row, and faults to the exceptions', () => {
    expect(makeMatrix([operation], ALL).map(({ seen }) => seen)).toEqual(['real', 'real', 'forced']);
    expect(gaps(ALL)).toEqual([]);
  });

  it('reports an unseen example', () =>
    expect(gaps(ALL.slice(0, 2))).toEqual([
      'transfer: "broken" (500) was not seen. Add a test to tools/platform/sandbox/src whose POST /transfer gets this reply, next to the rule that returns it.',
    ]));

  it('reports a success and a refusal that were only forced by a fault', () =>
    expect(gaps([note('done', true), note('noMoney', true), note('broken', true)])).toEqual([
      expect.stringMatching(
        /^transfer: "done" \(200\) was only forced by a fault, .* Add a test .* whose POST \/transfer .* acceptsForcedReply\.ts/,
      ),
      expect.stringMatching(/^transfer: "noMoney" \(422\) was only forced by a fault, /),
    ]));

  it('reports a refusal without an example', () => {
    const undocumentedReplies: Note = {
      operationId: 'transfer',
      undocumented: '422 plain "": closed',
      forced: false,
    };
    expect(gaps([...ALL, undocumentedReplies, undocumentedReplies])).toEqual([
      'transfer: returned "422 plain "": closed", which has no example.',
    ]);
  });

  it('reports a stale exception', () =>
    expect(gapsOf([], [])).toContain(
      `"login refused" is returned by a rule, or doesn't exist: remove it from acceptsForcedReply.ts.`,
    ));
});

describe('the contract’s verdict', async () => {
  const { operations } = await loadContract();
  const notes = operations.flatMap(({ operationId, examples }) =>
    [...examples].map(([name, { status }]): Note => {
      const forced = acceptsForcedReply({ operationId, example: name, status });
      return { operationId, example: name, forced };
    }),
  );

  it('is complete with a note of every example, and not if one is missing', async () => {
    const whole = await judgeNotes(notes, false);
    expect(whole.complete).toBe(true);
    expect(whole.lines).toEqual([
      expect.stringMatching(/^Matrix: \d+ operations, \d+ examples: .* 0 missing$/),
    ]);
    const [lost, ...rest] = notes;
    const less = await judgeNotes(rest, false);
    expect(less.complete).toBe(false);
    expect(less.lines.slice(1)).toEqual([
      expect.stringContaining(`FAIL matrix: ${lost?.operationId}: "${lost?.example}" (200) was not seen.`),
    ]);
  });

  it('has a line for each operation in the whole table', async () => {
    const { lines } = await judgeNotes(notes, true);
    expect(lines).toHaveLength(operations.length + 1);
  });

  it.each(operations.map((each) => [each.operationId, each] as const))(
    '%s has distinguishable examples',
    (_, each) => {
      for (const [name, { status, value, asked }] of each.examples)
        expect(shownExamples(each, { status, body: value, asked }), name).toEqual([name]);
    },
  );
});
