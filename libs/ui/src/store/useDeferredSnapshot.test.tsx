import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { createStore } from './createStore.ts';
import { hydration } from './hydration.ts';
import { useDeferredSnapshot } from './useDeferredSnapshot.ts';
import { useStore } from './useStore.ts';

const player = { ...createStore('Deniz'), initial: 'visitor' };

let renders: [atOnce: string, deferred: string][] = [];
function Page() {
  const atOnce = useStore(player);
  const deferred = useDeferredSnapshot(player.subscribe, player.get, () => player.initial);
  renders.push([atOnce, deferred]);
  return <p>{deferred}</p>;
}

afterEach(() => {
  hydration.isRunning = false;
  player.set('Deniz');
  renders = [];
  cleanup();
});

async function hydrate() {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Page />);
  expect(place.textContent).toBe('visitor');
  renders = [];
  hydration.isRunning = true;
  const errors: unknown[] = [];
  const root = await act(() =>
    hydrateRoot(place, <Page />, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  return { place, unmount: () => act(() => root.unmount()) };
}

it('hydrates the server’s markup, then renders the current value in a separate render', async () => {
  const { place, unmount } = await hydrate();
  expect(place.textContent).toBe('Deniz');
  expect(renders[0]).toEqual(['visitor', 'visitor']);
  /* The synchronous render of the other hook doesn't include it. */
  expect(renders).toContainEqual(['Deniz', 'visitor']);
  expect(renders.at(-1)).toEqual(['Deniz', 'Deniz']);
  unmount();
});

it('follows later changes at once', async () => {
  const { place, unmount } = await hydrate();
  renders = [];
  act(() => player.set('Ece'));
  expect(renders).toEqual([['Ece', 'Ece']]);
  expect(place.textContent).toBe('Ece');
  unmount();
});

it('has the current value from the start in a page that isn’t being hydrated', () => {
  render(<Page />);
  expect(screen.getByText('Deniz')).toBeTruthy();
  expect(renders).toEqual([['Deniz', 'Deniz']]);
});
