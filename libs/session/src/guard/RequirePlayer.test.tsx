import { setSessionToken } from '@baize/testing';
import { render } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { RequirePlayer } from './RequirePlayer.tsx';

const read = vi.fn();
/** A page that reads its player's data. */
function Methods() {
  read();
  return <p>Methods</p>;
}

const Skeleton = ({ children }: PropsWithChildren) => (
  <>
    <h1>Deposit</h1>
    {children}
  </>
);

const site = (skeleton?: 'skeleton') => (
  <MemoryRouter initialEntries={['/Deposit']}>
    <Routes>
      <Route
        path="/Deposit"
        element={
          <RequirePlayer skeleton={skeleton && Skeleton}>
            <Methods />
          </RequirePlayer>
        }
      />
      <Route path="/login" element={<p>Log in to continue</p>} />
    </Routes>
  </MemoryRouter>
);

/** Hydrates what the server rendered. */
function hydrate(skeleton?: 'skeleton') {
  const container = document.createElement('div');
  container.innerHTML = renderToString(site(skeleton));
  document.body.append(container);
  const markup = container.textContent;
  const onRecoverableError = vi.fn();
  const heading = container.querySelector('h1');
  render(site(skeleton), { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return { markup, shown: container.textContent, isKept: container.querySelector('h1') === heading };
}

beforeEach(() => {
  document.body.replaceChildren();
  read.mockClear();
});

it('renders the skeleton in server markup, and the page inside it once the player is known', () => {
  setSessionToken('secret');
  expect(hydrate('skeleton')).toEqual({ markup: 'Deposit', shown: 'DepositMethods', isKept: true });
});

it('renders a later page inside its skeleton', () => {
  setSessionToken('secret');
  render(site('skeleton'));
  expect(document.body.textContent).toBe('DepositMethods');
});

it('renders nothing in server markup without a skeleton', () => {
  setSessionToken('secret');
  expect(hydrate()).toMatchObject({ markup: '', shown: 'Methods' });
});

it('redirects a visitor, for whom the page is never rendered', () => {
  setSessionToken(undefined);
  expect(hydrate('skeleton')).toMatchObject({ markup: 'Deposit', shown: 'Log in to continue' });
  expect(read).not.toHaveBeenCalled();
});
