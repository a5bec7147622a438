import { formsTexts } from '@baize/forms';
import { serverAccountTexts } from '@baize/i18n';
import { lazyPart } from '@baize/routing';
import { moneyTexts } from '../texts.ts';

/**
 * The deposit over a page, or over a game, with the last method and amount preselected (spec 3/2.money/9). Loads when
 * it's first opened.
 */
export const QuickDeposit = lazyPart(
  async () => (await import('./QuickDepositDialog.tsx')).QuickDepositDialog,
  moneyTexts,
  formsTexts,
  serverAccountTexts,
);
