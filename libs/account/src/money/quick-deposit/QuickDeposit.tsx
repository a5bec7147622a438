import { formsTexts } from '@baize/forms';
import { serverAccountTexts } from '@baize/i18n';
import { lazyPart } from '@baize/routing';
import { moneyTexts } from '../moneyTexts.ts';

/** The deposit over a page, also over a game, with the last method and amount first (spec 3/2.money/9). Loads when it is first opened. */
export const QuickDeposit = lazyPart(
  async () => (await import('./QuickDepositDialog.tsx')).QuickDepositDialog,
  moneyTexts,
  formsTexts,
  serverAccountTexts,
);
