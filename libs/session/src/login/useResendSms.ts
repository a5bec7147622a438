import { api, call, errorMessageKey, isApiError } from '@baize/api';
import { useFormError } from '@baize/forms';
import { useServerText } from '@baize/i18n';
import { showAlert, useSubmitGuard } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { loginAttempt } from './loginAttempt.ts';
import { LOGIN_RESEND_WAIT_MS } from './loginResendWaitMs.ts';

/**
 * Requests another SMS. Updates the step's id if the reply has a new one, and restarts the countdown (spec
 * 1/4.session/10).
 */
export function useResendSms(id: string) {
  const serverText = useServerText();
  const resend = useMutation({ mutationFn: () => call(api.POST('/login/sms-resend', { body: { id } })) });
  const problem = useFormError();
  const [send, isSending] = useSubmitGuard(async () => {
    problem.clear();
    try {
      const reply = await resend.mutateAsync();
      const attempt = loginAttempt.get();
      if (attempt.step.kind !== 'sms') return;
      const resendAt = Date.now() + LOGIN_RESEND_WAIT_MS;
      loginAttempt.set({ ...attempt, step: { ...attempt.step, id: reply.id ?? id, resendAt } });
      const { message } = reply;
      if (message) showAlert('success', () => serverText(message));
    } catch (error) {
      const isWarning = isApiError(error) && error.refusal?.envelope === 'success-false';
      problem.show(isWarning ? 'warning' : 'error', () => serverText(errorMessageKey(error)));
    }
  });
  return { send, isSending, line: problem.line };
}
