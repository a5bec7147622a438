import { Refused } from './post.js';

/** The player's message for a refused request. */
export function failureText(error, texts) {
  if (!(error instanceof Refused)) return texts.failed;
  if (error.message === 'insufficient_balance') return texts.insufficient;
  if (error.message?.endsWith('_bet_limit_exceeded')) return texts.limit;
  return error.status === 401 ? texts.over : texts.failed;
}

/** Why a page did not open. */
export const openingText = (error, texts) =>
  error instanceof Refused && error.status === 403 ? texts.used : texts.failed;
