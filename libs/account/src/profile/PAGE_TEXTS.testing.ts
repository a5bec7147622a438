import { formsTexts } from '@baize/forms';
import { serverAccountTexts, serverTexts } from '@baize/i18n';
import { sessionTexts } from '@baize/session';
import { walletTexts } from '@baize/wallet';
import { profileTexts } from './texts.ts';
import { accountTexts } from '../texts.ts';

/** The texts of every page of the slice. */
export const PAGE_TEXTS = [
  accountTexts,
  profileTexts,
  formsTexts,
  sessionTexts,
  walletTexts,
  serverTexts,
  serverAccountTexts,
] as const;
