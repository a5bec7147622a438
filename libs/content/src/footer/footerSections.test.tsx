import { mockExample, renderPage, sampleRoutes } from '@baize/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentTexts } from '../texts.ts';
import { footerSections } from './footerSections.tsx';

const routes = sampleRoutes('/', '/casino');
const open = (path: string, handlers: ReturnType<typeof mockExample>[] = []) =>
  renderPage(
    <>
      {footerSections.map(({ id, content }) => (
        <section key={id} data-testid={id}>
          {content}
        </section>
      ))}
    </>,
    { path, routes, texts: [contentTexts], handlers },
  );

afterEach(() => vi.unstubAllGlobals());

describe('the footer bands', () => {
  it('are payment methods and providers', async () => {
    await open('/casino');
    expect(await screen.findByRole('list', { name: 'Payment methods' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Providers' })).toBeTruthy();
  });

  it('leave the providers out on the home page, which already ends with them', async () => {
    await open('/');
    expect(await screen.findByRole('list', { name: 'Payment methods' })).toBeTruthy();
    expect(screen.getByTestId('providers').childElementCount).toBe(0);
  });

  it('render the first screen of the next page before the providers', async () => {
    const site = await open('/');
    await screen.findByRole('list', { name: 'Payment methods' });
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
    await site.go('/casino');
    expect(screen.queryByRole('region', { name: 'Providers' })).toBeNull();
    expect(idle.length).toBeGreaterThan(0);
    while (idle.length > 0) act(() => idle.shift()?.());
    expect(await screen.findByRole('region', { name: 'Providers' })).toBeTruthy();
  });

  it('are empty when nothing loads', async () => {
    await open('/casino', [
      mockExample('getHomepage', 'serverError'),
      mockExample('getProviders', 'serverError'),
    ]);
    expect(screen.queryByRole('list', { name: 'Payment methods' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Providers' })).toBeNull();
  });
});
