import { api, ApiError, call, decoder } from '@baize/api';
import { useFormError } from '@baize/forms';
import { useLatestT, useServerText } from '@baize/i18n';
import { showAlert } from '@baize/ui';
import { useMoneyCall, type MoneyOutcome, idempotencyHeader } from '@baize/wallet';
import { useRefetchMoney } from '../payment/useRefetchMoney.ts';

/** Cancels a pending payment, then refetches pending payments and balance (spec 3/4.money/2). */
export function useCancelPayment() {
  const t = useLatestT('accountMoney');
  const serverText = useServerText();
  const problem = useFormError();

  const { send, isSending } = useMoneyCall<number, string>({
    nameOf: (id) => `cancel/${id}`,
    send: async (id, key) => {
      const params = { path: { id }, ...idempotencyHeader(key) };
      const { message } = await call(api.PUT('/cancel-pending-transactions/{id}', { params }));
      const decoded = decoder.text(message);
      /* Only the message confirms it. */
      if (!decoded) throw new ApiError('unreadable', { status: 200 });
      return decoded;
    },
    refetch: useRefetchMoney(),
  });
  const showOutcome = (outcome: MoneyOutcome<number, string>) => {
    if (outcome.kind === 'done')
      showAlert('success', () => serverText(outcome.reply, 'transaction_cancelled'));
    else if (outcome.kind === 'offline') problem.show('error', () => t('offline'));
    else if (outcome.kind === 'unknown') problem.show('warning', () => t('unknown_cancel'));
    else problem.show('error', () => serverText(outcome.message, 'please_try_again'));
  };
  return {
    line: problem.line,
    isSending,
    cancel: (id: number) => {
      problem.clear();
      return send(id, showOutcome);
    },
  };
}
