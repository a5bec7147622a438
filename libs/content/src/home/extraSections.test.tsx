import type { Promotion } from '@baize/api';
import { useLoginDialog } from '@baize/session';
import { exampleBody, mockExample, renderPage, samplePage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HomePromotions } from '../promotions/HomePromotions.tsx';
import { SignUpOffer } from '../sign-up/SignUpOffer.tsx';
import { contentTexts, promotionTexts } from '../texts.ts';

const texts = [contentTexts, promotionTexts];
const routes = [{ path: '/Register', page: samplePage('Sign up') }];
const [first] = exampleBody<{ promotions: Promotion[] }>('getPromotions', 'promotions').promotions;

function Form() {
  const { open, form } = useLoginDialog();
  return <p>{open ? form : 'closed'}</p>;
}
const openOffer = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <>
      <SignUpOffer />
      <Form />
    </>,
    { texts, routes, ...options },
  );

describe('the registration section of the home page', () => {
  it('shows the offer for new players and opens the registration', async () => {
    await openOffer();
    expect(await screen.findByText(first?.name ?? '?')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Full terms' }).getAttribute('href')).toBe(
      `/Promotions/${first?.id}`,
    );
    await press('Sign up');
    expect(screen.getByText('register')).toBeTruthy();
  });

  it('is shown without an offer too', async () => {
    await openOffer({ handlers: [mockExample('getPromotions', 'none')] });
    expect(await screen.findByText('Sign up in a minute')).toBeTruthy();
  });

  it('is hidden if the app has no registration', async () => {
    await openOffer({ routes: [] });
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
  });
});

describe('the promotions row', () => {
  it('links to each promotion and to all', async () => {
    await renderPage(<HomePromotions />, { texts });
    expect(await screen.findByRole('link', { name: new RegExp(first?.name ?? '?') })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Show all/ }).getAttribute('href')).toBe('/Promotions');
  });

  it('collapses without promotions', async () => {
    const page = await renderPage(<HomePromotions />, {
      texts,
      handlers: [mockExample('getPromotions', 'none')],
    });
    await waitFor(() => expect(page.container.textContent).toBe(''));
  });
});
