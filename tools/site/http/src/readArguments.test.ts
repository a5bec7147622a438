import { describe, expect, it } from 'vitest';
import { readArguments, UsageError, wholeNumber } from './readArguments.ts';

const OPTIONS = { port: { type: 'string' }, quiet: { type: 'boolean' } } as const;

it('parses known arguments', () =>
  expect(readArguments(['--port', '80', '--quiet'], OPTIONS)).toEqual({ port: '80', quiet: true }));

it.each([
  [['--colour', 'red'], "Unknown option '--colour'. See --help."],
  [['--port'], "Option '--port <value>' argument missing. See --help."],
  [['now'], "Unexpected argument 'now'"],
])('%j is refused in one line', (args, output) => {
  expect(() => readArguments(args, OPTIONS)).toThrow(UsageError);
  expect(() => readArguments(args, OPTIONS)).toThrow(output);
  expect(() => readArguments(args, OPTIONS)).not.toThrow('\n');
});

describe('a whole number', () => {
  it.each([
    ['80', 80],
    [undefined, undefined],
  ])('%s is %s', (text, number) => expect(wholeNumber('port', text, [0, 99])).toBe(number));

  it.each(['http', '-1', '1.5', '1e1', '100', ''])('"%s" is invalid', (text) =>
    expect(() => wholeNumber('port', text, [0, 99])).toThrow('--port must be a whole number from 0 to 99'),
  );
});
