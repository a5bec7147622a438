import { serverAccountTexts, serverTexts } from '@baize/i18n';
import { historyTexts } from './texts.ts';

/** A player at a history's URL, with its texts. */
export const HISTORY_PLACE = {
  path: '/history',
  token: 'secret',
  texts: [historyTexts, serverTexts, serverAccountTexts],
};
