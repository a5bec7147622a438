import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHeldHistory } from './useHeldHistory.ts';

const onMove = vi.fn<(move: () => void) => void>();
/** The navigations that the router sees. */
const routed = vi.fn();
const listen = ({ state }: PopStateEvent) => void routed((state as { idx: number }).idx);

function Held({ isHeld = true }: { isHeld?: boolean }) {
  useHeldHistory(isHeld, onMove);
  return null;
}

const entry = () => (history.state as { idx: number }).idx;

beforeEach(() => {
  onMove.mockReset();
  routed.mockReset();
  addEventListener('popstate', listen);
  history.replaceState({ idx: 0 }, '', '/casino');
  history.pushState({ idx: 1 }, '', '/PlayGame/1');
});
afterEach(() => {
  cleanup();
  removeEventListener('popstate', listen);
});

it('Back stays on the page, hidden from the router, and asks for confirmation', async () => {
  render(<Held />);
  history.back();
  await waitFor(() => expect(onMove).toHaveBeenCalledOnce());
  await waitFor(() => expect(entry()).toBe(1));
  expect(location.pathname).toBe('/PlayGame/1');
  expect(routed).not.toHaveBeenCalled();
});

it('navigates if the player chooses to leave', async () => {
  render(<Held />);
  history.back();
  await waitFor(() => expect(onMove).toHaveBeenCalledOnce());
  await waitFor(() => expect(entry()).toBe(1));
  onMove.mock.calls[0]?.[0]();
  await waitFor(() => expect(routed.mock.calls).toEqual([[0]]));
  expect(location.pathname).toBe('/casino');
});

it('a second Back asks again', async () => {
  render(<Held />);
  for (const times of [1, 2]) {
    history.back();
    await waitFor(() => expect(onMove).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(entry()).toBe(1));
  }
});

it('doesn’t hold Back unless a round is running', async () => {
  render(<Held isHeld={false} />);
  history.back();
  await waitFor(() => expect(routed.mock.calls).toEqual([[0]]));
  expect(onMove).not.toHaveBeenCalled();
});
