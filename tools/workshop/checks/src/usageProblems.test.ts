import { describe, expect, it } from 'vitest';
import { docstringOf, isInteractive, usageProblems } from './usageProblems.ts';

const known = new Set(['Chip', 'Badge', 'Button']);
const good = `/** Another thing. */
export const OTHER = 1;

/**
 * A filter that is on.
 *
 * - Use for one filter
 *   that can be taken away.
 * - Not for a mark on something: Badge.
 * - Keys: Enter and Space take it away.
 */
export function Chip({ onRemove }: { onRemove: () => void }) {}`;
const stories = 'component: Chip,\nawait userEvent.click(chip)';
const problemsOf = (source: string, drawn = stories) =>
  usageProblems({ name: 'Chip', source, stories: drawn }, known);

describe('the usage check', () => {
  it('passes a fully documented component', () => expect(problemsOf(good)).toEqual([]));

  it.each([
    ['no use', good.replace('- Use for', '- Take for'), 'when to use it'],
    ['no limit', good.replace('- Not for', '- Never for'), 'when not to use it'],
    ['no alternative', good.replace('Badge', 'something else'), 'an alternative'],
    ['itself as the alternative', good.replace('Badge', 'Chip'), 'an alternative'],
    ['no keys', good.replace('- Keys:', '- Hands:'), 'its keys'],
    ['an empty line of keys', good.replace(' Enter and Space take it away.', ''), 'its keys'],
    ['text before the list marker', good.replace('- Use for', 'Use for'), 'when to use it'],
    ['no docstring', 'export function Chip() {}', 'when to use it'],
    [
      'the docstring of another',
      good.replace('export function Chip', 'const a = 1;\nexport function Chip'),
      'use it',
    ],
  ])('reports %s', (_, source, expected) =>
    expect(problemsOf(source).some((problem) => problem.includes(expected))).toBe(true),
  );

  it('reports a component without a page', () =>
    expect(problemsOf(good, '')).toEqual([expect.stringContaining('no page')]));

  it('accepts code as an alternative', () =>
    expect(problemsOf(good.replace('Badge', '`<mark>`'))).toEqual([]));

  it('reads a one-line docstring, and none that belongs to something else', () => {
    expect(docstringOf('A', '/** One line. */\nexport function A() {}')).toBe('One line.');
    expect(docstringOf('A', good)).toBe('');
    expect(docstringOf('Chip', good)).not.toContain('Another thing');
  });
});

describe('what counts as interactive', () => {
  const component = { name: 'A', source: 'export function A({ text }: { text: string }) {}', stories: '' };

  it.each([
    ['a handler', { ...component, source: 'type P = { onClose?: () => void }' }],
    ['a link', { ...component, source: 'const Root = styled(UiLink)`color: red`' }],
    ['a button', { ...component, source: '<IconButton icon={x} />' }],
    ['a driven story', { ...component, stories: 'await userEvent.tab()' }],
  ])('is %s', (_, component) => expect(isInteractive(component)).toBe(true));

  it.each([
    ['an image that may fail', '<img onError={() => setBroken(true)} />'],
    ['a clock that reports its end', 'type P = { onEnd?: () => void }'],
  ])('is not %s', (_, source) => expect(isInteractive({ ...component, source })).toBe(false));
});
