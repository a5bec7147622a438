import { test } from '@playwright/test';
import { triggerSandboxAction } from './control.ts';

/** Playwright's test, which begins with the platform as seeded: players, money, clock, faults, captcha, country. */
export const platformTest = test.extend<{ seeded: void }>({
  seeded: [
    async ({}, use) => {
      await triggerSandboxAction('reset', {});
      await use();
    },
    { auto: true },
  ],
});
