import { formsTexts } from '@baize/forms';
import { serverAccountTexts } from '@baize/i18n';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { accountTexts } from '../texts.ts';
import { moneyTexts } from './moneyTexts.ts';

export const MONEY_TEXTS = [accountTexts, moneyTexts, formsTexts, serverAccountTexts];

/** The pages that money pages link to. */
export const MONEY_PATHS = [
  '/FinanceActivities',
  '/account-limitation',
  '/account/sms-verification',
  '/Deposit/RovPay/',
  '/Deposit/envoy/',
  '/Deposit/envoyqr/',
] as const;

/** The interval in which `useSubmitGuard` counts presses as one, in ms. */
const PRESS_COOLDOWN_MS = 500;

/** For tests, which press faster than people: a press ends with its effect. */
export function skipPressCooldown() {
  const later = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((effect: () => void, ms?: number) =>
    later(effect, ms === PRESS_COOLDOWN_MS ? 0 : ms),
  );
}

export const fill = async (label: string | RegExp, text: string) => {
  const box = await screen.findByLabelText<HTMLInputElement>(label);
  fireEvent.change(box, { target: { value: text } });
  return box;
};
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const submitForm = async () => fireEvent.submit(await screen.findByRole('form'));
