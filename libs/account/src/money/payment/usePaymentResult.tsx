import { formatMoney, useLanguage, useServerText } from '@baize/i18n';
import { useBalance } from '@baize/player';
import { Button, type TransferResult } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import type { MethodFormState } from '../form/useMethodForm.ts';
import { HistoryLink } from './HistoryLink.tsx';
import type { PaymentOutcome } from './usePayment.ts';
import { usePaymentFacts } from './usePaymentFacts.tsx';
import { usePlacedPayment } from './usePlacedPayment.ts';
import { useWindowResult } from './useWindowResult.tsx';

type Ended = Exclude<TransferResult, { kind: 'refused' }>;
type Answered = Extract<PaymentOutcome, { kind: 'done' | 'unknown' }>;

/** Whether an outcome replaces the form; warnings and refusals are shown in it. */
export const hasEnded = (outcome: PaymentOutcome | undefined): outcome is Answered =>
  outcome?.kind === 'unknown' || (outcome?.kind === 'done' && outcome.reply.kind !== 'warning');

/**
 * Replaces the form once a payment was sent, with a receipt, the payment window, or a note that the outcome is unknown.
 * Once the payment is decided it shows the decision, and the reason for a rejection.
 */
export function usePaymentResult(outcome: Answered, { restart, refetch }: MethodFormState): Ended {
  const { t } = useTranslation('accountMoney');
  const serverText = useServerText();
  const language = useLanguage();
  const { currency } = useBalance();
  const { direction, minor } = outcome.order;
  const { request, decision } = usePlacedPayment(direction, minor);
  const facts = usePaymentFacts(outcome.order, request);
  const windowResult = useWindowResult();
  const amount = formatMoney(minor, currency, language);
  const reply = outcome.kind === 'done' ? outcome.reply : undefined;
  const action = (
    <>
      <HistoryLink />
      <Button variant="secondary" onClick={restart}>
        {t(`another_${direction}`)}
      </Button>
    </>
  );
  if (decision?.isApproved)
    return { kind: 'done', title: t(`approved_${direction}`, { amount }), facts, action };
  if (decision) {
    const text = decision.note ? serverText.label(decision.note) : t('rejected_text');
    return { kind: 'rejected', title: t(`rejected_${direction}`, { amount }), text, facts, action };
  }
  if (!reply || reply.kind === 'url') {
    const onCheck = () => void refetch();
    return windowResult({ direction, minor, url: reply?.url, facts, onCheck, onBack: restart });
  }
  return {
    kind: 'done',
    title: serverText(reply.message, `${direction}_request_received`),
    text: t(`sent_${direction}`, { amount }),
    facts,
    action,
  };
}
