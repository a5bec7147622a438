import { api, call } from '@baize/api';
import { useFormMutation, useValidatedForm, type FormErrors } from '@baize/forms';
import { useServerText } from '@baize/i18n';
import { profileQueries } from '@baize/player';
import { showAlert } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';
import { sentCode } from './sentCode.ts';

const NOTHING = { code: '' };
const NAMES = ['code'];
const CODE = /^\d{6}$/;
/** A refusal that is shown at the code field, whatever its status. */
const WRONG_CODE = 'incorrect_verification_code';
const NO_CODE_SENT = 'verification_id_not_found';

function withCode(refusal: FormErrors): FormErrors {
  const { message } = refusal.announced;
  return message === WRONG_CODE ? { announced: { message }, fields: { code: message } } : refusal;
}

/** Checks the code of an SMS. On success it refetches the profile and drops the stored code (spec 3/4). */
export function useCheckCode(id: string | undefined) {
  const queryClient = useQueryClient();
  const serverText = useServerText();
  const { form, field, submit, showRefusal, problem } = useValidatedForm({
    values: NOTHING,
    checks: { code: (typed) => (CODE.test(typed) ? undefined : 'short') },
  });
  const [check, isSending] = useFormMutation({
    send: (body: { code: string; id: string }) =>
      call(api.POST('/account/verifications/sms-check', { body })),
    names: NAMES,
    onDone: ({ data }) => {
      sentCode.clear();
      showAlert('success', () => serverText(data.message, 'Phone number successfully verified'));
      void queryClient.invalidateQueries({ queryKey: profileQueries.me().queryKey });
    },
    onRefused: (refusal) => {
      form.resetField('code');
      showRefusal(withCode(refusal));
    },
  });
  const onSubmit = submit(({ code }) =>
    id === undefined ? problem.show('error', () => serverText(NO_CODE_SENT)) : check({ code, id }),
  );
  return { field, onSubmit, isSending, line: problem.line };
}
