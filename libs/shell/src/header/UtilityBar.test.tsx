import { renderPage, sampleRoutes } from '@baize/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { UtilityBar } from './UtilityBar.tsx';

const routes = sampleRoutes('/casino', '/promotions', '/Account');
const open = () => renderPage(<UtilityBar />, { routes, texts: [shellTexts, shellDeferredTexts] });

describe('UtilityBar', () => {
  it('has shortcuts: promotions, the account, explore', async () => {
    await open();
    const shortcuts = within(screen.getByRole('navigation', { name: 'Shortcuts', hidden: true }));
    const labels = shortcuts.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
    expect(labels).toEqual(['Promotions hub', 'My account', 'Explore now']);
  });

  it('links to the social networks', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Telegram', hidden: true });
    expect(link.getAttribute('href')).toBe('https://social.example/telegram');
  });

  it('shows the time in UTC, like all dates on the site', async () => {
    await open();
    const clock = await waitFor(() => {
      const found = document.querySelector('time');
      expect(found).toBeTruthy();
      return found as HTMLTimeElement;
    });
    expect(clock.textContent).toMatch(/Time \(UTC\) \d\d:\d\d:\d\d UTC/);
  });
});
