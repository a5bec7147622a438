import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubInView } from '../motion/stubInView.testing.ts';
import { PageReadyContext } from './usePageReady.ts';
import { useRenderWhenNear } from './useRenderWhenNear.ts';

let approach: (isNear: boolean) => void;
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  approach = stubInView();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function List({ isBelowFold = true }: { isBelowFold?: boolean }) {
  const place = useRef<HTMLElement>(null);
  const isDue = useRenderWhenNear(isBelowFold ? place : undefined);
  return <section ref={place}>{isDue && <p>Games</p>}</section>;
}

const open = (isReady: boolean, isBelowFold?: boolean) => {
  const page = (ready: boolean) => (
    <PageReadyContext value={ready}>
      <List isBelowFold={isBelowFold} />
    </PageReadyContext>
  );
  const { rerender } = render(page(isReady));
  return () => act(() => rerender(page(true)));
};
const becomeIdle = () => act(() => new Promise((done) => void setTimeout(done, 20)));
const isShown = () => screen.queryByText('Games') !== null;

it('waits until its place is near the viewport', async () => {
  const becomeReady = open(false);
  becomeReady();
  await becomeIdle();
  expect(isShown()).toBe(false);
  approach(true);
  expect(isShown()).toBe(true);
  approach(false);
  expect(isShown()).toBe(true);
});

it('waits for the page even if it’s near', () => {
  const becomeReady = open(false);
  approach(true);
  expect(isShown()).toBe(false);
  becomeReady();
  return waitFor(() => expect(isShown()).toBe(true));
});

it('renders from the start on back navigation', () => {
  open(true);
  expect(isShown()).toBe(true);
});

it('doesn’t wait to be near if it starts on the first screen', async () => {
  const becomeReady = open(false, false);
  becomeReady();
  await becomeIdle();
  expect(isShown()).toBe(true);
});
