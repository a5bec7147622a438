import { renderPage } from '@baize/testing';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuseSession, useLoginWhenRefused } from './refusal.ts';
import { sessionStore } from './sessionStore.ts';

function Site() {
  useLoginWhenRefused();
  return null;
}

it('ends the session and leads to /login, with the way back', async () => {
  const page = await renderPage(<Site />, {
    path: ['/Promotions', '/casino?type=bingo#top'],
    token: 'secret',
  });
  act(() => refuseSession());
  expect(sessionStore.token.get()).toBeUndefined();
  expect(page.address()).toBe('/login');
  expect(page.location().state).toEqual({ from: '/casino?type=bingo#top' });
  await page.go(-1);
  expect(page.address()).toBe('/Promotions');
});

it('keeps the way back of somebody who is at the login already', async () => {
  const page = await renderPage(<Site />, { path: '/Login', token: 'secret' });
  act(() => refuseSession());
  act(() => refuseSession());
  expect(page.address()).toBe('/Login');
});
