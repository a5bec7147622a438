import { renderPage, testBrand } from '@baize/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { useCrossTabPreferences } from '../scheme/useCrossTabPreferences.ts';
import { DisplaySettings } from './DisplaySettings.tsx';

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<DisplaySettings />, { texts: [shellTexts, shellDeferredTexts], ...options });
const press = (name: string) => userEvent.click(screen.getByRole('switch', { name }));
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
const html = document.documentElement;

afterEach(() => {
  delete html.dataset.scheme;
  html.removeAttribute('data-quiet');
});

describe('the color scheme', () => {
  it('starts with the brand’s, changes at once and is stored', async () => {
    const page = await open();
    await press('Dark mode');
    expect(html.dataset.scheme).toBe('light');
    expect(isOn('Dark mode')).toBe(false);
    page.unmount();
    await open();
    await press('Dark mode');
    expect(html.dataset.scheme).toBe('dark');
    expect(localStorage.getItem('scheme')).toBe('dark');
  });

  it('is light for a light brand', async () => {
    await open({ brand: { ...testBrand, theme: { ...testBrand.theme, scheme: 'light' } } });
    expect(isOn('Dark mode')).toBe(false);
  });

  it('falls back to the brand’s for an invalid stored value', async () => {
    localStorage.setItem('scheme', 'purple');
    await open();
    expect(isOn('Dark mode')).toBe(true);
  });
});

describe('the language', () => {
  it('changes every text and the lang attribute at once, and is stored', async () => {
    await open();
    expect(screen.getByRole('radio', { name: 'English' })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('radio', { name: 'Türkçe' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Koyu tema' })).toBeTruthy());
    expect(html.lang).toBe('tr');
    expect(localStorage.getItem('lang')).toBe('tr');
    expect(screen.getByRole('radio', { name: 'Türkçe' })).toHaveProperty('checked', true);
  });
});

describe('a choice in another tab', () => {
  function SyncedSettings() {
    useCrossTabPreferences();
    return <DisplaySettings />;
  }
  const storeInOtherTab = (key: string, newValue: string) =>
    act(() => {
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    });

  it('applies in this tab: color scheme, reduced motion and language', async () => {
    await renderPage(<SyncedSettings />, { texts: [shellTexts, shellDeferredTexts] });
    storeInOtherTab('scheme', 'light');
    storeInOtherTab('quiet', 'on');
    expect(html.dataset.scheme).toBe('light');
    expect(html.hasAttribute('data-quiet')).toBe(true);
    storeInOtherTab('lang', 'tr');
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Koyu tema' })).toBeTruthy());
    expect(html.lang).toBe('tr');
  });
});

it('shows the time of day, also without a utility bar', async () => {
  await open();
  await waitFor(() => expect(document.querySelector('time')?.textContent).toMatch(/\d\d:\d\d:\d\d UTC/));
});

describe('reduced motion', () => {
  it('is switched on and off, and stored', async () => {
    await open();
    await press('Reduce motion');
    expect(html.hasAttribute('data-quiet')).toBe(true);
    expect(localStorage.getItem('quiet')).toBe('on');
    await press('Reduce motion');
    expect(html.hasAttribute('data-quiet')).toBe(false);
    expect(localStorage.getItem('quiet')).toBeNull();
  });
});
