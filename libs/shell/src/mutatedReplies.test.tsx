import {
  mockReply,
  TestErrorBoundary,
  exampleBody,
  forMutations,
  renderPage,
  sampleRoutes,
  findInvalidText,
} from '@baize/testing';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RouteEffects } from './effects/RouteEffects.tsx';
import { SessionEffects } from './effects/SessionEffects.tsx';
import { Footer } from './footer/Footer.tsx';
import { StartGate } from './start-gate/StartGate.tsx';
import { Header } from './header/Header.tsx';
import { shellDeferredTexts, shellTexts } from './texts.ts';

const TIMEOUT_MS = 120_000;
const routes = sampleRoutes('/', '/casino', '/sport', '/poker');

async function expectNoCrash(operation: string, body: unknown) {
  const page = await renderPage(
    <TestErrorBoundary>
      <SessionEffects />
      <RouteEffects />
      <StartGate>
        <Header />
        <Footer />
      </StartGate>
    </TestErrorBoundary>,
    {
      routes,
      texts: [shellTexts, shellDeferredTexts],
      token: 'secret',
      handlers: [mockReply(operation, { body })],
    },
  );
  await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
  expect(page.container.textContent).not.toContain('crash:');
  expect(findInvalidText()).toBeUndefined();
  expect(document.title).not.toMatch(/undefined|null|object/);
  page.unmount();
  localStorage.clear();
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it.each([
  ['getOptions', 'options'],
  ['getUserProfile', 'profile'],
])(
  'the header and the footer survive a malformed reply of %s',
  (operation, name) =>
    forMutations(exampleBody(operation, name), ({ body }) => expectNoCrash(operation, body)),
  TIMEOUT_MS,
);
