import { errorMessageKey, isApiError } from '@baize/api';

/** Success false says data.data.message, 422 the first validation message (spec: document 1, section 8); a 429 its own. */
export function passwordMessage(error: unknown): string {
  const own = isApiError(error) && error.status === 429 ? error.refusal?.message : undefined;
  return own ?? errorMessageKey(error);
}
