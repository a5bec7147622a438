import { formatMoney, useLanguage, useServerText } from '@baize/i18n';
import { useBalance } from '@baize/player';
import { Button, TransferOutcome } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import type { MethodFormState } from '../form/useMethodForm.ts';
import { HistoryLink } from './HistoryLink.tsx';
import type { PaymentOutcome } from './usePayment.ts';
import { usePaymentFacts } from './usePaymentFacts.tsx';
import { usePlacedPayment } from './usePlacedPayment.ts';
import { WindowReceipt } from './WindowReceipt.tsx';

type Answered = Extract<PaymentOutcome, { kind: 'done' | 'unknown' }>;

interface Props {
  outcome: Answered;
  form: MethodFormState;
}

/** Whether an outcome replaces the form; warnings and refusals are shown in it. */
export const hasEnded = (outcome: PaymentOutcome | undefined): outcome is Answered =>
  outcome?.kind === 'unknown' || (outcome?.kind === 'done' && outcome.reply.kind !== 'warning');

/**
 * Replaces the form once a payment was sent, with a receipt, the payment window, or a note that the outcome is unknown.
 * Once the payment is decided it shows the decision, and the reason for a rejection.
 */
export function PaymentReceipt({ outcome, form: { restart, refetch } }: Props) {
  const { t } = useTranslation('accountMoney');
  const serverText = useServerText();
  const language = useLanguage();
  const { currency } = useBalance();
  const { direction, minor } = outcome.order;
  const { request, decision } = usePlacedPayment(direction, minor);
  const facts = usePaymentFacts(outcome.order, request);
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
  if (decision?.isApproved) {
    const title = t(`approved_${direction}`, { amount });
    return <TransferOutcome result={{ kind: 'done', title, facts, action }} />;
  }
  if (decision) {
    const title = t(`rejected_${direction}`, { amount });
    const text = decision.note ? serverText.label(decision.note) : t('rejected_text');
    return <TransferOutcome result={{ kind: 'rejected', title, text, facts, action }} />;
  }
  if (!reply || reply.kind === 'url')
    return (
      <WindowReceipt
        direction={direction}
        minor={minor}
        url={reply?.url}
        facts={facts}
        onCheck={() => void refetch()}
        onBack={restart}
      />
    );
  const title = serverText(reply.message, `${direction}_request_received`);
  const text = t(`sent_${direction}`, { amount });
  return <TransferOutcome result={{ kind: 'done', title, text, facts, action }} />;
}
