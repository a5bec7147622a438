import { describe, expect, it } from 'vitest';
import { chooseStages } from './chooseStages.ts';
import type { Stage, Step } from './stages.ts';

const step = (name: string, targets?: string[]): Step => ({
  name,
  command: 'node',
  args: [],
  limit: 1,
  ...(targets && { targets }),
});
const STAGES: readonly Stage[] = [
  { name: 'checks', steps: [step('checks', ['format', 'types', 'texts'])] },
  { name: 'tests', steps: [step('unit tests'), step('stories')] },
  { name: 'task cache', fullRun: true, steps: [step('cache')] },
];
const choose = (...args: string[]) => chooseStages(args, () => STAGES);
const names = (...args: string[]) =>
  choose(...args).stages.flatMap(({ steps }) => steps.flatMap(({ name, targets }) => targets ?? name));

describe('the stages of a test run', () => {
  it('are those of the gate', () =>
    expect(choose().stages.map(({ name }) => name)).toEqual(['checks', 'tests']));

  it('are all of them in a full run', () => {
    expect(choose('--all').stages).toHaveLength(3);
    expect(choose('--all').isFullRun).toBe(true);
  });

  it('can be selected by the prefix of a stage, step or target', () => {
    expect(names('tests')).toEqual(['unit tests', 'stories']);
    expect(names('stor')).toEqual(['stories']);
    expect(names('types', 'texts')).toEqual(['types', 'texts']);
  });

  it('include one of the full run if selected by name', () => expect(names('task')).toEqual(['cache']));

  it('can be listed instead', () => expect(choose('--list').isList).toBe(true));

  it('are rejected if one doesn’t exist, instead of running none', () => {
    expect(() => names('lnit')).toThrow('No step starts with "lnit"');
    expect(() => names('types', 'nope')).toThrow('"nope"');
    expect(() => names('--al')).toThrow('Unknown option --al');
  });
});
