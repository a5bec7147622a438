import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createStore } from './createStore.ts';
import { useStore } from './useStore.ts';

it('notifies each listener once per change, until it unsubscribes', () => {
  const store = createStore(1);
  const [one, two] = [vi.fn(), vi.fn()];
  const leave = store.subscribe(one);
  store.subscribe(two);
  store.set(2);
  leave();
  store.set(3);
  expect([one, two].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  expect(store.get()).toBe(3);
});

it('doesn’t notify for an unchanged value', () => {
  const store = createStore<number | undefined>(undefined);
  const onChange = vi.fn();
  store.subscribe(onChange);
  store.set(undefined);
  store.set(NaN);
  store.set(NaN);
  expect(onChange).toHaveBeenCalledOnce();
});

it('notifies a listener added during a change only of the next one', () => {
  const store = createStore(0);
  const late = vi.fn();
  store.subscribe(() => store.get() === 1 && store.subscribe(late));
  store.set(1);
  expect(late).not.toHaveBeenCalled();
  store.set(2);
  expect(late).toHaveBeenCalledOnce();
});

it('connects with the first listener, disconnects with the last, and reconnects with the next', () => {
  const disconnect = vi.fn();
  const connect = vi.fn(() => disconnect);
  const store = createStore(0, connect);
  expect(connect).not.toHaveBeenCalled();
  const leaves = [vi.fn(), vi.fn()].map((listener) => store.subscribe(listener));
  expect(connect).toHaveBeenCalledOnce();
  leaves[0]?.();
  leaves[0]?.();
  expect(disconnect).not.toHaveBeenCalled();
  leaves[1]?.();
  expect(disconnect).toHaveBeenCalledOnce();
  store.subscribe(vi.fn());
  expect(connect).toHaveBeenCalledTimes(2);
});

it('updates a component; the server renders the initial value', () => {
  const store = createStore('begun');
  store.set('changed');
  const Probe = () => <p>{useStore(store)}</p>;
  expect(renderToString(<Probe />)).toBe('<p>begun</p>');
  render(<Probe />);
  expect(screen.getByText('changed')).toBeTruthy();
  act(() => store.set('anew'));
  expect(screen.getByText('anew')).toBeTruthy();
});
