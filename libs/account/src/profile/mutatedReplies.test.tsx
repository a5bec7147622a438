import {
  TestErrorBoundary,
  exampleBody,
  findInvalidText,
  forMutations,
  mockReply,
  renderPage,
} from '@baize/testing';
import { cleanup, waitFor } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AccountMenuPage } from '../layout/AccountMenuPage.tsx';
import { ProfilePage } from './details/ProfilePage.tsx';
import { PAGE_TEXTS } from './PAGE_TEXTS.testing.ts';
import { ChangePasswordPage } from './password/ChangePasswordPage.tsx';
import { SecurityPage } from './security/SecurityPage.tsx';
import { SmsVerificationPage } from './sms-verification/SmsVerificationPage.tsx';
import { TransfersPage } from './transfers/TransfersPage.tsx';
import { TwoFactorPage } from './two-factor/TwoFactorPage.tsx';

type PageOptions = Parameters<typeof renderPage>[1];
/** Renders a page of the slice for the sample player. */
const openPage = (ui: ReactElement, options: PageOptions = {}) =>
  renderPage(ui, { path: '/Account', token: 'secret', texts: PAGE_TEXTS, ...options });

const PATIENCE = 180_000;
/** Text meant for developers: names such as personal_id, backticks, dumps. */
const DEVELOPER_TEXT = /`|[a-z]_[a-z]|\[object/;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const PAGES: readonly (readonly [operation: string, name: string, Page: ComponentType])[] = [
  ['getUserProfile', 'profile', AccountMenuPage],
  ['getUserProfile', 'profile', ProfilePage],
  ['getCountries', 'countries', ProfilePage],
  ['getUserProfile', 'profile', ChangePasswordPage],
  ['getUserProfile', 'profile', TwoFactorPage],
  ['checkTwoFactor', 'enabled', TwoFactorPage],
  ['getUserProfile', 'profile', SmsVerificationPage],
  ['getCountries', 'countries', SmsVerificationPage],
  ['getUserProfile', 'profile', TransfersPage],
  ['getPokerBalance', 'balance', TransfersPage],
  ['getUserProfile', 'profile', SecurityPage],
  ['getSessionHistory', 'rows', SecurityPage],
  ['getLimits', 'limits', SecurityPage],
];

it.each(PAGES)(
  'a malformed reply of %s (%s) shows no blank page and no NaN',
  (operation, name, Page) =>
    forMutations(
      exampleBody(operation, name),
      async ({ body }) => {
        const page = await openPage(
          <TestErrorBoundary>
            <Page />
          </TestErrorBoundary>,
          { handlers: [mockReply(operation, { body })] },
        );
        await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
        expect(document.body.textContent).not.toContain('crash:');
        expect(document.querySelector('h1')?.textContent).toBeTruthy();
        expect(document.body.textContent).not.toMatch(DEVELOPER_TEXT);
        expect(findInvalidText()).toBeUndefined();
        cleanup();
      },
      PAGES.filter(([own]) => own === operation).length,
    ),
  PATIENCE,
);
