import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { tolerateTranslation } from './tolerateTranslation.ts';

beforeAll(tolerateTranslation);
afterEach(cleanup);

/** Wraps each text as a browser's translator does. */
function translate(root: Element) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    const outer = document.createElement('font');
    text.parentNode?.replaceChild(outer, text);
    outer.appendChild(document.createElement('font')).appendChild(text);
  }
}

const Row = ({ isOver, count }: { isOver: boolean; count: number }) => (
  <p>
    {count > 2 && <b>many</b>}
    {isOver ? <button>Send again</button> : 'New code in '}
    <i>{count}</i>
  </p>
);

it('removes a translated text, and renders its replacement in its place', () => {
  const { rerender, container } = render(<Row isOver={false} count={2} />);
  translate(container);
  rerender(<Row isOver={false} count={3} />);
  expect(container.textContent).toBe('manyNew code in 3');
  rerender(<Row isOver count={1} />);
  expect(screen.getByRole('button').textContent).toBe('Send again');
  expect(container.textContent).toBe('Send again1');
});

it('ignores a node that has already been removed', () => {
  const parent = document.createElement('div');
  const gone = document.createTextNode('gone');
  expect(parent.removeChild(gone)).toBe(gone);
  expect(parent.insertBefore(document.createTextNode('new'), gone).parentNode).toBe(parent);
});
