import { api, call, errorMessageKey } from '@baize/api';
import { useFormError } from '@baize/forms';
import { useServerText } from '@baize/i18n';
import { profileQueries } from '@baize/player';
import { showAlert, useSubmitGuard } from '@baize/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

interface Toggle {
  isOn: boolean;
  isSending: boolean;
  /** Why the last change was refused. */
  error: string | undefined;
  change: (on: boolean) => void;
}

/**
 * Switches the login code on or off. The switch follows the press during the call, and then the profile again, so a
 * refused change reverts (spec 3/4).
 */
export function useToggleVerification(type: 'google' | 'sms', isOn: boolean): Toggle {
  const queryClient = useQueryClient();
  const serverText = useServerText();
  const problem = useFormError();
  const [wanted, setWanted] = useState(isOn);
  const { mutateAsync } = useMutation({
    mutationFn: (on: boolean) =>
      call(api.POST('/toggle-verification', { body: { type, verified: on ? 1 : 0 } })),
  });
  const [change, isSending] = useSubmitGuard(async (on: boolean) => {
    problem.clear();
    setWanted(on);
    try {
      const { data } = await mutateAsync(on);
      showAlert('success', () => serverText(data.message, 'done'));
    } catch (error) {
      problem.show('error', () => serverText(errorMessageKey(error), 'please_try_again'));
    }
    await queryClient.invalidateQueries({ queryKey: profileQueries.me().queryKey });
  });
  return {
    isOn: isSending ? wanted : isOn,
    isSending,
    error: problem.line?.text,
    change: (on) => void change(on),
  };
}
