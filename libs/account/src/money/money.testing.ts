import { formsTexts } from '@baize/forms';
import { serverAccountTexts } from '@baize/i18n';
import { fireEvent, screen } from '@testing-library/react';
import { accountTexts } from '../texts.ts';
import { moneyTexts } from './texts.ts';

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

export const submitForm = async () => fireEvent.submit(await screen.findByRole('form'));
