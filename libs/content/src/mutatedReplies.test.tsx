import {
  answer,
  answerWith,
  CrashNote,
  exampleBody,
  forMutations,
  renderPage,
  visibleNonsense,
} from '@baize/testing';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { HomePage } from './home/HomePage.tsx';
import { contentMessages } from './messages.ts';

const PATIENCE = 120_000;
const Nothing = () => null;
/** What is not looked at takes no time. */
const quick = [
  answer('getHomepage', 'bare'),
  answerWith('getGlobalGameCategories', { body: { categories: [] } }),
  answerWith('getProviders', { body: { providers: [] } }),
];

async function expectCalm(operation: string, body: unknown) {
  const page = await renderPage(
    <CrashNote>
      <HomePage Games={Nothing} Jackpot={Nothing} />
    </CrashNote>,
    { texts: [contentMessages], answers: [...quick, answerWith(operation, { body })] },
  );
  await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
  expect(page.container.textContent).not.toContain('crash:');
  expect(visibleNonsense()).toBeUndefined();
  page.unmount();
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it.each([
  ['getHomepage', 'home'],
  ['getGlobalGameCategories', 'categories'],
  ['getProviders', 'providers'],
])(
  'the home page on a broken reply of %s',
  (operation, name) => forMutations(exampleBody(operation, name), ({ body }) => expectCalm(operation, body)),
  PATIENCE,
);
