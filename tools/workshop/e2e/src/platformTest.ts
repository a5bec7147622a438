import { test } from '@playwright/test';
import { triggerSandboxAction } from './control.ts';

/** Playwright's test, starting with a freshly seeded platform: players, money, clock, faults, captcha, country. */
export const platformTest = test.extend<{ seeded: void }>({
  seeded: [
    async ({}, use) => {
      await triggerSandboxAction('reset', {});
      await use();
    },
    { auto: true },
  ],
});
