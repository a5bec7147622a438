import { api, call } from '@baize/api';
import { useBrand } from '@baize/brand';
import { useDeviceId } from '@baize/site';
import { useLanguage, useServerText } from '@baize/i18n';
import { showAlert, UiLink } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockExample } from './mocks.ts';
import { TestErrorBoundary } from './TestErrorBoundary.tsx';
import { renderPage } from './renderPage.tsx';
import { testBrandWith } from './testBrand.ts';

function Facts() {
  const { data, error } = useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => call(api.GET('/user-profile', { signal })),
  });
  const { name, layout } = useBrand();
  return (
    <p>
      {name} {layout.hero} {useDeviceId()} {useLanguage()} {useServerText()('unknown_error')}
      <UiLink href="/casino">{data?.balance ?? (error ? 'failed' : 'waiting')}</UiLink>
    </p>
  );
}

describe('renderPage', () => {
  it('renders a page with a brand, a device, a language and a player', async () => {
    const brand = testBrandWith({ layout: { hero: 'cards' } });
    const page = await renderPage(<Facts />, { brand, device: 2, language: 'tr', token: 'secret' });
    expect(screen.getByText(/Testhouse cards 2 tr/)).toBeTruthy();
    expect(await screen.findByText('1234.50')).toBeTruthy();
    expect(page.calls('getUserProfile')[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  it('uses the given replies', async () => {
    await renderPage(<Facts />, { handlers: [mockExample('getUserProfile', 'serverError')] });
    expect(await screen.findByText('failed')).toBeTruthy();
  });

  it('reports the URL, navigates and goes back', async () => {
    const page = await renderPage(<Facts />, { path: ['/', '/casino?type=bingo#top'] });
    expect(page.address()).toBe('/casino?type=bingo#top');
    await act(() => Promise.resolve(screen.getByRole('link').click()));
    expect(page.address()).toBe('/casino');
    await page.go(-1);
    await page.go(-1);
    expect(page.address()).toBe('/');
  });

  it('reports the shown alert, and starts without one', async () => {
    const page = await renderPage(<Facts />);
    expect(page.alert()).toBeUndefined();
    act(() => void showAlert('warning', 'careful'));
    expect(page.alert()).toBe('warning: careful');
    expect((await renderPage(<Facts />)).alert()).toBeUndefined();
  });

  it('reports a crash', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('boom');
    };
    await renderPage(
      <TestErrorBoundary>
        <Broken />
      </TestErrorBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toBe('crash: boom');
  });
});
