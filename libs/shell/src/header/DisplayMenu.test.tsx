import { renderPage, stubResizeObserver } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { DisplayMenu } from './DisplayMenu.tsx';

const html = document.documentElement;
const open = async () => {
  await renderPage(<DisplayMenu />, { texts: [shellTexts, shellDeferredTexts] });
  await press('Language and display, EN');
  return screen.findByRole('dialog', { name: 'Language and display' });
};

beforeEach(stubResizeObserver);
afterEach(() => {
  delete html.dataset.scheme;
  html.removeAttribute('data-quiet');
});

it('shows the language, and opens its settings on the first press', async () => {
  await open();
  expect(screen.getByRole('radio', { name: 'English' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('radio', { name: 'Türkçe' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Dil ve görünüm, TR' })).toBeTruthy());
  expect(html.lang).toBe('tr');
});

it('switches color scheme and motion, with labels next to them', async () => {
  await open();
  const dark = screen.getByRole('switch', { name: 'Dark mode' });
  expect(dark).toHaveProperty('checked', true);
  await userEvent.click(dark);
  expect(html.dataset.scheme).toBe('light');
  await userEvent.click(screen.getByRole('switch', { name: 'Reduce motion' }));
  expect(html.hasAttribute('data-quiet')).toBe(true);
});

it('closes with Escape, and returns the focus', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Language and display, EN');
});
