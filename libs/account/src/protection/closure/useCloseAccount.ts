import { paths } from '@baize/routing';
import { api, call, errorMessageKey, isLostReply } from '@baize/api';
import { useServerText } from '@baize/i18n';
import { leaveClosedAccount } from '@baize/session';
import { showAlert, useSubmitGuard } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ClosureKind, PeriodCode } from './closurePeriods.ts';

/**
 * Closes the account for a period, once per press. The player is then logged out in every tab, and the login page links
 * to help (spec 3/protection/12). A refusal is shown as an alert with the platform's message (spec 3/protection/13).
 */
export function useCloseAccount(kind: ClosureKind) {
  const { t } = useTranslation('accountProtection');
  const serverText = useServerText();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<() => string>();
  const { mutateAsync } = useMutation({
    mutationFn: (type: PeriodCode) => call(api.POST('/account/deactive-account', { body: { type } })),
  });
  const [close, isClosing] = useSubmitGuard(async (type: PeriodCode) => {
    setProblem(undefined);
    try {
      await mutateAsync(type);
    } catch (error) {
      const getText = isLostReply(error)
        ? () => t('closure_unknown')
        : () => serverText(errorMessageKey(error), 'please_try_again');
      showAlert('error', getText, { silent: true });
      return setProblem(() => getText);
    }
    leaveClosedAccount(kind);
    void navigate(paths.login, { replace: true });
  });
  return { close, isClosing, problem: problem?.(), forget: () => setProblem(undefined) };
}
