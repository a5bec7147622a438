import { useBrand } from '@baize/brand';
import { useLatestT, useServerText } from '@baize/i18n';
import { leavePage, openWindow, showAlert } from '@baize/ui';
import { AMOUNT } from '../form/fieldProblem.ts';
import type { PaymentMethodData } from '../methods/PaymentMethodData.ts';
import { useMoneyMessages } from './useMoneyMessages.ts';
import type { PaymentOutcome } from './usePayment.ts';

interface Options {
  method: PaymentMethodData;
  /** Payment windows open next to the site. */
  alwaysInNewWindow: boolean;
}

/**
 * The messages of a method's form, and the payment window, which must open right after the reply or a browser blocks
 * it.
 */
export function usePaymentMessages({ method, alwaysInNewWindow }: Options) {
  const t = useLatestT('accountMoney');
  const serverText = useServerText();
  const { features } = useBrand();
  const messages = useMoneyMessages([AMOUNT, ...method.fields.map(({ name }) => name)]);

  const pay = (url: string) => {
    const inWindow = alwaysInNewWindow || features.paymentInNewWindow || method.kind === 'window';
    const isSafe = inWindow ? openWindow(url) : leavePage(url);
    if (!isSafe) messages.show('error', () => t('unsafe_address'));
  };
  return {
    ...messages,
    showOutcome: (outcome: PaymentOutcome) => {
      if (outcome.kind !== 'done') return messages.showFailure(outcome);
      const { reply } = outcome;
      if (reply.kind === 'url') return pay(reply.url);
      if (reply.kind === 'warning')
        return messages.show('warning', () => serverText(reply.message, 'bad_request'));
      const received = `${outcome.order.direction}_request_received`;
      showAlert('success', () => serverText(reply.message, received), { silent: true });
    },
  };
}
