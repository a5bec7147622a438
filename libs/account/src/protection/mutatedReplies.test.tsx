import { formsTexts } from '@baize/forms';
import { serverAccountTexts, serverTexts } from '@baize/i18n';
import { exampleBody, forMutations, mockReply, renderPage, TestErrorBoundary } from '@baize/testing';
import { expectCalm, press } from '@baize/testing/gestures';
import { cleanup, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LimitsPage } from './limits/LimitsPage.tsx';
import { protectionTexts } from './texts.ts';

const PATIENCE = 240_000;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const open = (operation: string, body: unknown) =>
  renderPage(
    <TestErrorBoundary>
      <LimitsPage />
    </TestErrorBoundary>,
    {
      path: '/account-limitation',
      token: 'secret',
      texts: [protectionTexts, formsTexts, serverTexts, serverAccountTexts],
      handlers: [mockReply(operation, { body })],
    },
  );

describe('limits with malformed replies', () => {
  it(
    'for the query',
    () =>
      forMutations(exampleBody('getLimits', 'limits'), async ({ body }) => {
        const page = await open('getLimits', body);
        await waitFor(() => expect(page.calls('getLimits').length).toBeGreaterThan(0));
        await expectCalm(page);
        cleanup();
      }),
    PATIENCE,
  );

  it(
    'for the update',
    () =>
      forMutations(exampleBody('setLimits', 'changed'), async ({ body }) => {
        const page = await open('setLimits', body);
        await press('Save limits');
        await waitFor(() => expect(page.calls('setLimits')).toHaveLength(1));
        await expectCalm(page);
        cleanup();
      }),
    PATIENCE,
  );
});
