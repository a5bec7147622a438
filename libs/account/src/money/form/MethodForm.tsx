import { FormError } from '@baize/forms';
import { formatMoney, useLanguage } from '@baize/i18n';
import { usePreventReload } from '@baize/routing';
import { useBalance } from '@baize/player';
import { Banner, Button, Form, SubmitRow } from '@baize/ui';
import { VerifyDialog } from '@baize/wallet';
import { useTranslation } from 'react-i18next';
import { hasEnded, PaymentReceipt } from '../payment/PaymentReceipt.tsx';
import { AmountField } from './AmountField.tsx';
import { AMOUNT } from './fieldProblem.ts';
import { MethodFieldControl } from './MethodFieldControl.tsx';
import { useFocusFirstError } from './useFocusFirstError.ts';
import { useMethodForm, type MethodFormOptions, type MethodFormState } from './useMethodForm.ts';

interface Props extends MethodFormOptions {
  /** The amount of the player's last payment, in minor units. */
  last: number | undefined;
}

/** The form of a payment method; after sending, the receipt replaces it (spec 3/2.money/3, 3/4.money/1). */
export function MethodForm({ last, ...options }: Props) {
  const form = useMethodForm(options);
  const { outcome } = form;
  return (
    <>
      {hasEnded(outcome) ? (
        <PaymentReceipt outcome={outcome} form={form} />
      ) : (
        <Fields form={form} last={last} {...options} />
      )}
      <VerifyDialog what={form.messages.verify} onClose={form.messages.closeVerify} />
    </>
  );
}

function Fields({ direction, method, draft, last, form }: Props & { form: MethodFormState }) {
  const { t } = useTranslation('accountMoney');
  const language = useLanguage();
  const { currency } = useBalance();
  const { messages, isSending, isRepeat } = form;
  const root = useFocusFirstError(form.attempts, messages.hasErrors);
  usePreventReload(draft.minor !== undefined);
  const amount = draft.minor ? formatMoney(draft.minor, currency, language) : undefined;
  return (
    <Form
      ref={root}
      aria-label={t(`form_${direction}`, { method: method.name })}
      aria-busy={isSending || undefined}
      onSubmit={form.submit}
    >
      <AmountField
        direction={direction}
        method={method}
        value={draft.minor}
        onChange={(minor) => form.change(AMOUNT, minor)}
        error={messages.errorOf(AMOUNT)}
        last={last}
      />
      {method.fields
        .filter(({ name }) => name !== AMOUNT)
        .map((field) => (
          <MethodFieldControl
            key={field.name}
            field={field}
            value={draft.typed.get(field.name) ?? ''}
            onChange={(value) => form.change(field.name, value)}
            error={messages.errorOf(field.name)}
          />
        ))}
      <FormError line={messages.line} />
      {isRepeat && (
        <Banner
          action={
            <Button size="s" variant="secondary" onClick={form.sendAsNew}>
              {t('send_as_new')}
            </Button>
          }
        >
          {t('not_repeated')}
        </Banner>
      )}
      <SubmitRow>
        <Button type="submit" size="l" full loading={isSending}>
          {amount ? t(`do_${direction}_amount`, { amount }) : t(`do_${direction}`)}
        </Button>
      </SubmitRow>
    </Form>
  );
}
