import { errorMessageKey, isApiError, type ApiError } from '@baize/api';

/** What a refused registration says: one message for the alert, and one beside each field that it names. */
export interface RegisterRefusal {
  message: string;
  /** The message names a parameter in backticks. */
  parameter?: string;
  fields: Record<string, string>;
}

const PARAMETER = /^\S+ \S+ `([^`]+)`/;

type Step = 'account' | 'person';

/** Step one shows the first message of the first field, step two that of the last (spec: document 1, section 8). */
function ownMessage({ status, refusal }: ApiError, step: Step): string | undefined {
  if (status === 429) return refusal?.message;
  if (refusal?.envelope !== 'fields') return undefined;
  return refusal.fields.at(step === 'account' ? 0 : -1)?.[1][0];
}

export function readRegisterReply(error: unknown, step: Step): RegisterRefusal {
  if (!isApiError(error)) return { message: errorMessageKey(error), fields: {} };
  const message = ownMessage(error, step) ?? errorMessageKey(error);
  const fields = (error.refusal?.fields ?? []).flatMap(([field, [first]]) => (first ? [[field, first]] : []));
  return {
    message,
    parameter: PARAMETER.exec(message)?.[1],
    fields: Object.fromEntries(fields) as Record<string, string>,
  };
}
