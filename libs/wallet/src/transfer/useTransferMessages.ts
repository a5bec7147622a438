import { useFormError } from '@baize/forms';
import { useLatestT, useServerText } from '@baize/i18n';
import { showAlert } from '@baize/ui';
import { useState } from 'react';
import type { TransferOutcome } from './useTransfer.ts';

const AMOUNT = 'amount';

/**
 * The messages of a transfer form: errors at the amount, and the alerts that the specification requires. `isSilent`:
 * the receipt announces success instead.
 */
export function useTransferMessages({ isSilent }: { isSilent: boolean }) {
  const t = useLatestT('wallet');
  const serverText = useServerText();
  const problem = useFormError();
  /** The message key of the amount's error. */
  const [amountError, setAmountError] = useState<string>();

  const refuseAmount = (message: string) => {
    setAmountError(message);
    problem.alert('error', () => serverText(message));
  };
  const showOutcome = (outcome: TransferOutcome) => {
    if (outcome.kind === 'done')
      showAlert('success', () => serverText(outcome.reply, 'transfer_completed'), { silent: isSilent });
    else if (outcome.kind === 'unknown') problem.alert('warning', () => t('unknown_outcome'));
    else if (outcome.kind === 'offline') problem.alert('error', () => t('offline'));
    else if (outcome.fields[0]?.[0] === AMOUNT) refuseAmount(outcome.message);
    else problem.alert('error', () => serverText(outcome.message, 'bad_request'));
  };
  return {
    amountError: amountError && serverText(amountError),
    refuseAmount,
    showOutcome,
    clear: () => {
      problem.clear();
      setAmountError(undefined);
    },
  };
}
