import { renderPage, testBrandWith } from '@baize/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DisplayTools } from '../header/DisplayTools.tsx';
import { PageExtras } from '../layout/PageExtras.tsx';
import { shellMessages } from '../messages.ts';

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <>
      <DisplayTools />
      <PageExtras />
    </>,
    { texts: [shellMessages], ...options },
  );
const snow = () => document.querySelector('[data-layer="near"]');
const button = () => screen.queryByRole('button', { name: 'Falling snow' });

describe('snow', () => {
  it('falls by default, and no longer once it was stopped, which is remembered under flake', async () => {
    const page = await open();
    await waitFor(() => expect(snow()).toBeTruthy());
    expect(localStorage.getItem('flake')).toBeNull();
    await userEvent.click(button() as HTMLElement);
    expect(snow()).toBeNull();
    expect(localStorage.getItem('flake')).toBe('off');
    page.unmount();
    await open();
    expect(button()?.getAttribute('aria-pressed')).toBe('false');
    expect(snow()).toBeNull();
    await userEvent.click(button() as HTMLElement);
    await waitFor(() => expect(snow()).toBeTruthy());
  });

  it.each(['false', '0', 'off'])('is off where %s was stored', async (stored) => {
    localStorage.setItem('flake', stored);
    await open();
    expect(button()?.getAttribute('aria-pressed')).toBe('false');
  });

  it('is not a matter of brands that have none', async () => {
    await open({ brand: testBrandWith({ features: { snow: false } }) });
    expect(button()).toBeNull();
    expect(snow()).toBeNull();
  });

  it('does not fall over a game', async () => {
    const page = { Component: () => null, load: () => Promise.resolve() };
    await open({ path: '/PlayGame/7', routes: [{ path: '/PlayGame/:id', page, footer: 'in-play' }] });
    expect(button()).toBeTruthy();
    expect(snow()).toBeNull();
  });
});
