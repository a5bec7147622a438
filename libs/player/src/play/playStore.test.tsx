import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAnnounceRound, useIsPlayPaused, useIsRoundRunning, usePausePlay } from './playStore.ts';
import { useHeldValue } from './useHeldValue.ts';

function Pause({ active }: { active?: boolean }) {
  usePausePlay(active);
  return null;
}
function Round({ isRunning }: { isRunning: boolean }) {
  useAnnounceRound(isRunning);
  return null;
}
function Game({ balance = 100 }: { balance?: number }) {
  const shown = useHeldValue(balance, useIsRoundRunning());
  return (
    <p>
      {useIsPlayPaused() ? 'paused' : 'playing'} {shown}
    </p>
  );
}
const shown = () => screen.getByRole('paragraph').textContent;

it('pauses the game until the last dialog is closed', () => {
  const dialogs = (first: boolean, second: boolean) => (
    <>
      {first && <Pause />}
      {second && <Pause />}
      <Game />
    </>
  );
  const { rerender } = render(dialogs(true, true));
  expect(shown()).toBe('paused 100');
  rerender(dialogs(false, true));
  expect(shown()).toBe('paused 100');
  rerender(dialogs(false, false));
  expect(shown()).toBe('playing 100');
});

it('does not pause for a dialog that is not open', () => {
  render(
    <>
      <Pause active={false} />
      <Game />
    </>,
  );
  expect(shown()).toBe('playing 100');
});

it('keeps a value as it was until the round has ended', () => {
  const play = (isRunning: boolean, balance: number) => (
    <>
      <Round isRunning={isRunning} />
      <Game balance={balance} />
    </>
  );
  const { rerender } = render(play(true, 100));
  act(() => rerender(play(true, 350)));
  expect(shown()).toBe('playing 100');
  act(() => rerender(play(false, 350)));
  expect(shown()).toBe('playing 350');
});

it('a game that is closed in a round holds nothing back', () => {
  const { rerender } = render(
    <>
      <Round isRunning />
      <Game balance={100} />
    </>,
  );
  rerender(<Game balance={90} />);
  expect(shown()).toBe('playing 90');
});
