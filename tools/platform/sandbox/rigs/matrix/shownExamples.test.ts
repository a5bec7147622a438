import { describe, expect, it } from 'vitest';
import type { Operation } from '../../src/contract/Contract.ts';
import { refusalRows } from './refusalRows.ts';
import { shownExamples } from './shownExamples.ts';
import { undocumentedRows } from './undocumentedRows.ts';

const withExamples = (
  examples: Record<string, [status: number, value: unknown, asked?: Record<string, string>]>,
) =>
  ({
    operationId: 'any',
    path: '/any',
    method: 'get',
    needsPlayer: false,
    sideEffect: false,
    statuses: new Set(['200', '422']),
    examples: new Map(
      Object.entries(examples).map(([name, [status, value, asked = {}]]) => [name, { status, value, asked }]),
    ),
  }) satisfies Operation;
const shown = (operation: Operation, body: unknown, status = 200, asked = {}) =>
  shownExamples(operation, { status, body, asked });

describe('two refusals belong to the same row', () => {
  it.each([
    [{ errors: { amount: ['at_least_50'] } }, { errors: { iban: ['at_least_26'] } }, true],
    [{ message: 'Invalid parameter `a`' }, { message: 'Invalid parameter `b`' }, true],
    [{ errors: { amount: ['x'] } }, { errors: { amount: ['y'] } }, false],
    [{ status: false, code: 19, message: 'a' }, { status: false, code: 19, message: 'a' }, true],
    [{ status: false, code: 19, message: 'a' }, { status: false, code: 1005, message: 'a' }, false],
    [{ success: false, data: { message: 'a' } }, { message: 'a' }, false],
    [{ success: false, data: { message: 'a' } }, { success: false, data: { message: 'b' } }, false],
    [
      { success: false, data: { code: '621', message: 'a' } },
      { success: false, data: { message: 'a' } },
      false,
    ],
  ])('%j and %j: %s', (a, b, same) =>
    expect([...refusalRows(422, a)].join() === [...refusalRows(422, b)].join()).toBe(same),
  );
});

describe('a refusal', () => {
  const operation = withExamples({
    weak: [422, { errors: { password: ['too_weak'] } }],
    differ: [422, { errors: { again: ['differs'] } }],
  });

  it('matches the example of each of its rows', () =>
    expect(shown(operation, { errors: { a: ['too_weak'], b: ['differs'] } }, 422)).toEqual([
      'weak',
      'differ',
    ]));

  it('may have a row without an example', () => {
    const body = { errors: { a: ['too_weak', 'too_short'] } };
    expect(undocumentedRows(operation, { status: 422, body })).toEqual(['422 field: too_short']);
    expect(undocumentedRows(operation, { status: 413, body: { message: 'payload_too_large' } })).toEqual([]);
    expect(undocumentedRows(operation, { status: 200, body: {} })).toEqual([]);
  });
});

describe('a success matches the example with its traits', () => {
  const list = withExamples({
    rows: [200, { data: [{ id: 1 }], total: 1 }],
    none: [200, { data: [], total: 0 }],
  });
  const balance = withExamples({ some: [200, { balance: '320.00' }], empty: [200, { balance: '0.00' }] });
  const launch = withExamples({
    framed: [200, { type: 'url', device: 1, url: 'http://a.example/slot/1?launch=x' }],
    window: [200, { type: 'url', device: 2, url: 'http://a.example/slot/2?launch=y' }],
    script: [200, { type: 'script', device: 1, url: 'http://a.example/slot/3.js' }],
  });

  it.each([
    [list, { data: [{ id: 7, name: 'x' }], total: 44 }, ['rows']],
    [list, { data: [], total: 0 }, ['none']],
    [list, { data: [], total: 44 }, []],
    [balance, { balance: '1.50' }, ['some']],
    [balance, { balance: '0.00' }, ['empty']],
    [launch, { type: 'url', device: 2, url: 'http://b.example/slot/77?launch=z' }, ['window']],
    [launch, { type: 'script', device: 1, url: 'http://b.example/slot/9.js?launch=z' }, ['script']],
  ])('%#: %j', (operation, body, names) => expect(shown(operation, body)).toEqual(names));

  it('and with its request, where the reply is ambiguous', () => {
    const methods = withExamples({
      deposits: [200, { methods: ['a'] }, { type: '1' }],
      withdrawals: [200, { methods: ['b'] }, { type: '2' }],
    });
    expect(shown(methods, { methods: ['c'] }, 200, { type: '2' })).toEqual(['withdrawals']);
    expect(shown(methods, { methods: ['c'] })).toEqual([]);
  });
});
