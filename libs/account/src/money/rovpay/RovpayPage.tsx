import { useServerText } from '@baize/i18n';
import { Button, Card, Stepper, TransferOutcome } from '@baize/ui';
import { VerifyDialog } from '@baize/wallet';
import { useTranslation } from 'react-i18next';
import { MethodPage } from '../cashier/MethodPage.tsx';
import { HistoryLink } from '../payment/HistoryLink.tsx';
import { WindowReceipt } from '../payment/WindowReceipt.tsx';
import { RovpayAccountStep } from './RovpayAccountStep.tsx';
import { RovpayForm } from './RovpayForm.tsx';
import { useRovpay, type Rovpay } from './useRovpay.ts';

/** /Deposit/RovPay/: the form, the account to pay to, a notice of success (spec 3/2.money/5, 3/4.money/3). */
export function RovpayPage() {
  const { t } = useTranslation('accountMoney');
  const rovpay = useRovpay();
  const { opened, outcome, messages } = rovpay;
  const isDone = outcome?.kind === 'done';
  const hasEnded = isDone || outcome?.kind === 'unknown';
  const current = isDone ? 3 : opened ? 1 : 0;
  return (
    <MethodPage title={t('rovpay_title')} lead={t('rovpay_lead')}>
      <Stepper
        label={t('steps')}
        steps={[t('rovpay_step_form'), t('rovpay_step_pay'), t('rovpay_step_done')]}
        current={current}
        doneLabel={t('step_done')}
        position={(step, of) => `${step} / ${of}`}
      />
      <Card>
        {hasEnded ? (
          <Ended rovpay={rovpay} />
        ) : opened ? (
          <RovpayAccountStep rovpay={rovpay} opened={opened} />
        ) : (
          <RovpayForm rovpay={rovpay} />
        )}
      </Card>
      <VerifyDialog what={messages.verify} onClose={messages.closeVerify} />
    </MethodPage>
  );
}

function Ended({ rovpay: { outcome, refetch, restart } }: { rovpay: Rovpay }) {
  const { t } = useTranslation('accountMoney');
  const serverText = useServerText();
  if (outcome?.kind !== 'done')
    return (
      <WindowReceipt
        level={2}
        minor={outcome?.order.order.minor ?? 0}
        url={undefined}
        onCheck={() => void refetch()}
        onBack={restart}
      />
    );
  return (
    <TransferOutcome
      level={2}
      result={{
        kind: 'done',
        title: serverText(outcome.reply, 'deposit_request_received'),
        text: t('rovpay_done_text'),
        facts: [
          { id: 'account', label: t('rovpay_account_id'), value: outcome.order.request.accountId },
          { id: 'reference', label: t('rovpay_reference'), value: outcome.order.request.refId },
        ],
        action: (
          <>
            <HistoryLink />
            <Button variant="secondary" onClick={restart}>
              {t('another_deposit')}
            </Button>
          </>
        ),
      }}
    />
  );
}
