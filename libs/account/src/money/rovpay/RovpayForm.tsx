import { FormError } from '@baize/forms';
import { formatMoney, useLanguage } from '@baize/i18n';
import { usePreventReload } from '@baize/routing';
import { useBalance, useProfile } from '@baize/player';
import { Button, Form, SubmitRow, TextField } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../form/AmountField.tsx';
import { AMOUNT, amountProblem } from '../form/fieldProblem.ts';
import { useFocusFirstError } from '../form/useFocusFirstError.ts';
import { ROVPAY_ID } from '../methods/methodPages.ts';
import { paymentQueries } from '../payment/paymentQueries.ts';
import type { RovpayOrder } from './openRovpay.ts';
import type { Rovpay } from './useRovpay.ts';

const NO_LIMITS = {};
const MAX = { name: 100, surname: 100, description: 200 } as const;
type Field = keyof typeof MAX;

/** Why a text can't be sent, in the platform's terms. */
function textProblem(field: Field, text: string): string | undefined {
  if (text === '') return field === 'description' ? undefined : 'write_amount';
  return text.length > MAX[field] ? `write_max_count_${MAX[field]}` : undefined;
}

/** Step one of a Rovpay deposit: who pays, and how much (spec 3/2.money/5). */
export function RovpayForm({ rovpay: { messages, request, isSending, opened } }: { rovpay: Rovpay }) {
  const { t } = useTranslation('accountMoney');
  const language = useLanguage();
  const { currency } = useBalance();
  const { data: me } = useProfile();
  const { data } = useQuery(paymentQueries.details('deposit'));
  const method = data?.methods.find(({ id }) => id === ROVPAY_ID) ?? NO_LIMITS;
  const [typed, setTyped] = useState<Partial<RovpayOrder> | undefined>(opened?.order);
  const [attempts, setAttempts] = useState(0);
  const root = useFocusFirstError(attempts, messages.hasErrors);
  const order = { name: me?.name ?? '', surname: me?.surname ?? '', description: '', ...typed };
  const { minor } = order;
  usePreventReload(typed !== undefined);
  const amount = minor ? formatMoney(minor, currency, language) : undefined;

  const change = (field: string, next: Partial<RovpayOrder>) => {
    if (isSending) return;
    messages.clear(field);
    setTyped({ ...typed, ...next });
  };
  const submit = () => {
    if (isSending) return;
    setAttempts(attempts + 1);
    const fields = ['name', 'surname', 'description'] as const;
    const found = [
      ...fields.map((field) => [field, textProblem(field, order[field].trim())] as const),
      [AMOUNT, amountProblem(minor, { method, direction: 'deposit', currency })] as const,
    ].flatMap(([field, message]) => (message === undefined ? [] : [[field, message] as const]));
    if (found.length > 0 || minor === undefined) return messages.showFieldErrors(found);
    const texts = Object.fromEntries(fields.map((field) => [field, order[field].trim()]));
    request({ ...order, ...texts, minor });
  };
  const text = (field: Field) => ({
    name: field,
    label: t(`rovpay_${field}`),
    value: order[field],
    onChange: (event: { target: { value: string } }) => change(field, { [field]: event.target.value }),
    error: messages.errorOf(field),
  });

  return (
    <Form ref={root} aria-label={t('rovpay_title')} aria-busy={isSending || undefined} onSubmit={submit}>
      <TextField {...text('name')} autoComplete="given-name" />
      <TextField {...text('surname')} autoComplete="family-name" />
      <AmountField
        direction="deposit"
        method={method}
        value={minor}
        onChange={(next) => change(AMOUNT, { minor: next })}
        error={messages.errorOf(AMOUNT)}
        last={undefined}
      />
      <TextField {...text('description')} aside={t('optional')} autoComplete="off" />
      <FormError line={messages.line} />
      <SubmitRow note={t('rovpay_note')}>
        <Button type="submit" size="l" full loading={isSending}>
          {amount ? t('rovpay_continue_amount', { amount }) : t('rovpay_continue')}
        </Button>
      </SubmitRow>
    </Form>
  );
}
