import { describe, expect, it } from 'vitest';
import { chooseSteps } from './chooseSteps.ts';
import type { Step } from './steps.ts';

const step = (name: string, rest: Partial<Step> = {}): Step => ({ name, command: 'node', args: [], ...rest });
const ALL = [step('unit tests of libs'), step('unit tests of tools'), step('fuzz', { thorough: true })];
const names = (...args: string[]) => chooseSteps(args, ALL).steps.map(({ name }) => name);

describe('the steps of a test run', () => {
  it('are all but the thorough ones', () =>
    expect(names()).toEqual(['unit tests of libs', 'unit tests of tools']));

  it('are all of them in a thorough run', () => expect(names('--thorough')).toHaveLength(3));

  it('are those whose names start with a word, also a thorough one', () =>
    expect(names('unit tests of l', 'fuzz')).toEqual(['unit tests of libs', 'fuzz']));

  it('can be listed instead', () => expect(chooseSteps(['--list'], ALL).isList).toBe(true));

  it('are refused when one does not exist, instead of running none', () => {
    expect(() => names('lnit')).toThrow('No step starts with "lnit"');
    expect(() => names('unit tests of libs', 'nope')).toThrow('"nope"');
    expect(() => names('--thorogh')).toThrow('There is no --thorogh');
  });
});
