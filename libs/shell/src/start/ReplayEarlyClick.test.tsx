import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReplayEarlyClick } from './ReplayEarlyClick.tsx';

const pressed = vi.fn<(name: string | null) => void>();
const button = (name: string) => document.querySelector<HTMLElement>(`[name=${name}]`) as HTMLElement;

beforeEach(() => {
  pressed.mockReset();
  document.body.innerHTML =
    '<header><button name="menu">Menu</button></header><main><button name="play">Play</button></main>';
  for (const each of document.querySelectorAll('button'))
    each.addEventListener('click', () => pressed(each.getAttribute('name')));
});
afterEach(() => {
  cleanup();
  globalThis.baizeClick = undefined;
});

it.each([
  ['menu', false],
  ['play', true],
])('replays the press of %s once its part is hydrated, only once', (name, isInPage) => {
  globalThis.baizeClick = button(name);
  render(<ReplayEarlyClick inPage={!isInPage} />);
  expect(pressed).not.toHaveBeenCalled();
  render(<ReplayEarlyClick inPage={isInPage} />);
  expect(pressed.mock.calls).toEqual([[name]]);
  render(<ReplayEarlyClick inPage={isInPage} />);
  expect(pressed).toHaveBeenCalledOnce();
});

it('a press in the meantime replaces it', () => {
  globalThis.baizeClick = button('play');
  render(<ReplayEarlyClick />);
  button('menu').click();
  render(<ReplayEarlyClick inPage />);
  expect(pressed.mock.calls).toEqual([['menu']]);
});

it('ignores a button that has been removed', () => {
  globalThis.baizeClick = button('play');
  button('play').remove();
  render(<ReplayEarlyClick inPage />);
  expect(pressed).not.toHaveBeenCalled();
});
