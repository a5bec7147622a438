import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { HydratesLater } from './HydratesLater.tsx';
import { PageReadyContext, usePageReady } from './usePageReady.ts';

const Tile = () => <p>{usePageReady() ? 'with image' : 'without image'}</p>;

const section = (isPageReady: boolean) => (
  <PageReadyContext value={isPageReady}>
    <HydratesLater>
      <Tile />
    </HydratesLater>
  </PageReadyContext>
);

it('hydrates the server’s markup, also if the page is ready by then', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(section(false));
  const text = screen.getByText('without image');
  const problems = vi.fn();
  render(section(true), { container, hydrate: true, onRecoverableError: problems });
  expect(await screen.findByText('with image')).toBe(text);
  expect(problems).not.toHaveBeenCalled();
});

it('waits with its page when both are rendered in the browser', async () => {
  const { rerender } = render(section(false));
  expect(screen.getByText('without image')).toBeTruthy();
  rerender(section(true));
  expect(await screen.findByText('with image')).toBeTruthy();
});
