import type { AppRoute } from '@baize/routing';
import { rejectSession } from '@baize/session';
import { renderPage, samplePage } from '@baize/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { PageFloatingElements } from './PageFloatingElements.tsx';

const routes: AppRoute[] = [
  { path: '/', page: samplePage('Home') },
  { path: '/play/demo/:id', page: samplePage('Demo'), handle: { inPlay: true } },
];

it.each(['/', '/play/demo/7'])('announces the end of a session at %s', async (path) => {
  const texts = [shellTexts, shellDeferredTexts];
  await renderPage(<PageFloatingElements />, { path, routes, texts, token: 'secret' });
  act(() => rejectSession());
  expect(await screen.findByText('Your session has ended. Log in again to continue.')).toBeTruthy();
});
