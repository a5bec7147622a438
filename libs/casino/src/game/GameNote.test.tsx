import type { Game } from '@baize/api';
import { renderPage, sampleGame } from '@baize/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { casinoRoutes } from '../routes.tsx';
import { casinoDeferredTexts, casinoTexts } from '../texts.ts';
import { GameCard } from './GameCard.tsx';
import { GameNote } from './GameNote.tsx';

const routes = casinoRoutes;
const open = (fields: Partial<Game>, language: 'tr' | 'en' = 'en') =>
  renderPage(<GameNote game={{ ...sampleGame(1), ...fields }} />, {
    path: '/casino',
    routes,
    texts: [casinoTexts, casinoDeferredTexts],
    language,
  });

const MAKER = { provider: { id: 9, name: 'Tin Lantern' } };

describe('a game’s facts', () => {
  it.each([
    ['en', 'RTP 96.45% · high volatility · max win 5,000x'],
    ['tr', 'RTP %96,45 · yüksek volatilite · en çok 5.000 kat'],
  ] as const)('in %s is %s', async (language, text) => {
    const page = await open({ rtp: 96.45, volatility: 'high', max_multiplier: 5000 }, language);
    expect(page.container.textContent).toContain(text);
  });

  it('link to the provider’s other games', async () => {
    await open(MAKER);
    const link = screen.getByRole('link', { name: 'More from Tin Lantern' });
    expect(link.getAttribute('href')).toBe('/slots/providers/tin-lantern/9');
  });

  it('are absent if none are known', async () => {
    const page = await open({ provider: undefined, provider_name: undefined, provider_id: undefined });
    expect(page.container.textContent).toBe('');
  });
});

it.each([
  ['new', 'New'],
  ['hot', 'Hot'],
] as const)('a game marked %s shows %s on its tile', async (mark, text) => {
  await renderPage(<GameCard game={{ ...sampleGame(1), mark }} />, {
    texts: [casinoTexts, casinoDeferredTexts],
  });
  expect(screen.getByText(text)).toBeTruthy();
});
