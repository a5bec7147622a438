import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from './Dialog.tsx';

/** Puts an element into full screen, or nothing, as a browser reports it. */
const fill = (element: Element | null) =>
  act(() => {
    Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
    document.dispatchEvent(new Event('fullscreenchange'));
  });

afterEach(() => {
  fill(null);
  cleanup();
  document.body.replaceChildren();
});

const opened = () => {
  render(<Dialog open onOpenChange={() => undefined} title="Time to look up" />);
  return () => screen.getByRole('dialog');
};

it('a dialog is portalled into the full-screen element, and back into the page afterwards', () => {
  const stage = document.body.appendChild(document.createElement('div'));
  fill(stage);
  const dialog = opened();
  expect(stage.contains(dialog())).toBe(true);
  fill(null);
  expect(stage.contains(dialog())).toBe(false);
});

it('a dialog is never portalled into a full-screen frame', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  fill(frame);
  expect(opened()().closest('iframe')).toBeNull();
});
