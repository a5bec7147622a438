import { api, call, errorMessageKey, isApiError } from '@baize/api';
import { serverText } from '@baize/i18n';
import { showAlert, useSubmitGuard } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { loginAttempt, RESEND_WAIT } from './loginAttempt.ts';

/** Asks for another SMS: the step gets the new id, and its countdown begins anew (spec: document 1, section 4). */
export function useResendSms(id: string) {
  const resend = useMutation({ mutationFn: () => call(api.POST('/login/sms-resend', { body: { id } })) });
  return useSubmitGuard(async () => {
    try {
      const reply = await resend.mutateAsync();
      const attempt = loginAttempt.get();
      if (attempt.step.kind !== 'sms') return;
      const resendAt = Date.now() + RESEND_WAIT;
      loginAttempt.set({ ...attempt, step: { ...attempt.step, id: reply.id, resendAt } });
      if (reply.message) showAlert('success', serverText(reply.message));
    } catch (error) {
      const isWarning = isApiError(error) && error.refusal?.envelope === 'success-false';
      showAlert(isWarning ? 'warning' : 'error', serverText(errorMessageKey(error)));
    }
  });
}
