import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Rail } from './Rail.tsx';

type Listener = (entries: { isIntersecting: boolean }[]) => void;

let listeners: Listener[] = [];
beforeEach(() => {
  listeners = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: Listener) {
        listeners.push(listener);
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const scrollTo = (isIntersecting: boolean) =>
  act(() => listeners.forEach((listener) => listener([{ isIntersecting }])));
const row = (
  <Rail heading="Casino" prevLabel="Back" nextLabel="On">
    {Array.from({ length: 12 }, (_, index) => (
      <p key={index}>Game {index + 1}</p>
    ))}
  </Rail>
);
const shown = () => screen.getAllByRole('paragraph').length;

it('renders its first items while far from the viewport, and all once it has been near', () => {
  render(row);
  expect(shown()).toBe(4);
  scrollTo(false);
  expect(shown()).toBe(4);
  scrollTo(true);
  expect(shown()).toBe(12);
  scrollTo(false);
  expect(shown()).toBe(12);
});

it('renders all items on the server, and keeps them during hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(row);
  expect(shown()).toBe(12);
  const last = screen.getByText('Game 12');
  const problems = vi.fn();
  render(row, { container, hydrate: true, onRecoverableError: problems });
  expect(shown()).toBe(12);
  expect(last.isConnected).toBe(true);
  expect(problems).not.toHaveBeenCalled();
});

it('renders all items without IntersectionObserver', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(row);
  expect(shown()).toBe(12);
});
