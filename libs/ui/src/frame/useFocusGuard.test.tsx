import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useFocusGuard } from './useFocusGuard.ts';

function Page() {
  const frame = useRef<HTMLIFrameElement>(null);
  useFocusGuard(frame);
  return (
    <>
      <input aria-label="Search" />
      <iframe ref={frame} title="Game" />
    </>
  );
}

const game = () => screen.getByTitle<HTMLIFrameElement>('Game');
const search = () => screen.getByRole('textbox', { name: 'Search' });

/** The game focuses itself, as the browser reports it. */
const takeFocus = () =>
  act(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const active = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(game());
    window.dispatchEvent(new Event('blur'));
    vi.runAllTimers();
    active.mockRestore();
    vi.useRealTimers();
  });

it('returns the focus to the field that the player types in', async () => {
  render(<Page />);
  await userEvent.click(search());
  const back = vi.spyOn(search(), 'focus');
  const blurred = vi.spyOn(game(), 'blur');
  takeFocus();
  expect(blurred).toHaveBeenCalledOnce();
  expect(back).toHaveBeenCalledOnce();
});

it('lets the game take the focus if nothing else has it', () => {
  render(<Page />);
  const blurred = vi.spyOn(game(), 'blur');
  takeFocus();
  expect(blurred).not.toHaveBeenCalled();
});

it('lets Tab and the pointer move the focus into the game', async () => {
  render(<Page />);
  await userEvent.click(search());
  const blurred = vi.spyOn(game(), 'blur');
  await userEvent.keyboard('{Tab}');
  takeFocus();
  await userEvent.click(search());
  vi.spyOn(game(), 'matches').mockReturnValue(true);
  takeFocus();
  expect(blurred).not.toHaveBeenCalled();
});

it('ignores a click on the page', async () => {
  render(<Page />);
  await userEvent.click(search());
  await userEvent.click(document.body);
  const blurred = vi.spyOn(game(), 'blur');
  takeFocus();
  expect(blurred).not.toHaveBeenCalled();
});

it('hides a game that took the focus from a field until the field is left', async () => {
  render(<Page />);
  await userEvent.click(search());
  expect(game().style.display).toBe('');
  takeFocus();
  expect(game().style.display).toBe('none');
  await userEvent.keyboard('a');
  expect(game().style.display).toBe('none');
  await userEvent.click(document.body);
  expect(game().style.display).toBe('');
});
