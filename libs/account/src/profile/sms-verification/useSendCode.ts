import { api, call } from '@baize/api';
import { useFormMutation, type FormErrors } from '@baize/forms';
import { useServerText } from '@baize/i18n';
import { showAlert } from '@baize/ui';
import { sentCode, type SentCode } from './sentCode.ts';

export type Goal = Pick<SentCode, 'playerId' | 'country' | 'no' | 'shown'>;

/** The form's field names; the platform's `code` is the country. */
const NAMES = ['country', 'no'];
const ALIASES = new Map([['code', 'country']]);
/** Refusals about the number, whatever field they name. */
const ABOUT_NUMBER = /^Invalid (number|parameter To)\b|already in use|already up to date/i;

/** Assigns a refusal about the number to its field. */
function withNumber(refusal: FormErrors): FormErrors {
  const { message, field } = refusal.announced;
  if (field !== undefined || !ABOUT_NUMBER.test(message)) return refusal;
  return { ...refusal, fields: { no: message }, rest: { message } };
}

interface Options {
  onSent: () => void;
  onRefused: (refusal: FormErrors) => void;
}

/** Sends a code to a phone, the first time or again: it's the same call (spec 3/7). */
export function useSendCode({ onSent, onRefused }: Options) {
  const serverText = useServerText();
  return useFormMutation({
    send: async (goal: Goal) => {
      const body = { code: Number(goal.country), no: goal.no };
      const { data } = await call(api.POST('/account/verifications/sms', { body }));
      return { ...data, goal };
    },
    names: NAMES,
    aliases: ALIASES,
    onDone: ({ id, message, goal }) => {
      sentCode.set({ ...goal, id, sentAt: Date.now() });
      showAlert('success', () => serverText(message, 'Verification code has been sent to your phone'));
      onSent();
    },
    onRefused: (refusal) => onRefused(withNumber(refusal)),
  });
}
