import { FormError } from '@baize/forms';
import { formatMoney, useLanguage } from '@baize/i18n';
import { usePreventReload } from '@baize/routing';
import { useBalance } from '@baize/player';
import { Button, Card, Form, SelectField, SubmitRow } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { VerifyDialog } from '@baize/wallet';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../form/AmountField.tsx';
import { AMOUNT } from '../form/fieldProblem.ts';
import { useFocusFirstError } from '../form/useFocusFirstError.ts';
import { WindowReceipt } from '../payment/WindowReceipt.tsx';
import { envoyQueries, type EnvoyBank, type EnvoyKind } from './envoyQueries.ts';
import { useEnvoyForm, type EnvoyFormState } from './useEnvoyForm.ts';

interface Props {
  kind: EnvoyKind;
  banks: readonly EnvoyBank[];
}

/** Bank, amount and the button that opens the payment window; after sending, the result replaces it. */
export function EnvoyForm({ kind, banks }: Props) {
  const form = useEnvoyForm(kind);
  const { outcome, messages } = form;
  const hasEnded = outcome?.kind === 'done' || outcome?.kind === 'unknown';
  return (
    <Card>
      {hasEnded ? (
        <WindowReceipt
          minor={outcome.order.minor}
          url={outcome.kind === 'done' ? outcome.reply : undefined}
          onCheck={() => void form.refetch()}
          onBack={form.restart}
        />
      ) : (
        <Fields kind={kind} banks={banks} form={form} />
      )}
      <VerifyDialog what={messages.verify} onClose={messages.closeVerify} />
    </Card>
  );
}

function Fields({ kind, banks, form }: Props & { form: EnvoyFormState }) {
  const { t } = useTranslation('accountMoney');
  const language = useLanguage();
  const { currency } = useBalance();
  const { messages, bank, minor, isSending } = form;
  const root = useFocusFirstError(form.attempts, messages.hasErrors);
  usePreventReload(bank !== '');
  const amount = minor ? formatMoney(minor, currency, language) : undefined;
  return (
    <Form
      ref={root}
      aria-label={t(`envoy_${kind}_title`)}
      aria-busy={isSending || undefined}
      onSubmit={form.submit}
    >
      <SelectField
        name="bank"
        label={t('field_bank')}
        placeholder={t('choose')}
        options={banks.map(({ slug, name }) => ({ value: slug, label: name }))}
        value={bank}
        onChange={(event) => form.chooseBank(event.target.value)}
        error={messages.errorOf('bank')}
      />
      {kind === 'bank' ? (
        <AmountOptions form={form} />
      ) : (
        <AmountField
          direction="deposit"
          method={form.method}
          value={minor}
          onChange={(next) => form.chooseAmount(next)}
          error={messages.errorOf(AMOUNT)}
          last={undefined}
        />
      )}
      <FormError line={messages.line} />
      <SubmitRow note={t('window_note')}>
        <Button type="submit" size="l" full loading={isSending}>
          {amount ? t('do_deposit_amount', { amount }) : t('do_deposit')}
        </Button>
      </SubmitRow>
    </Form>
  );
}

/** The amounts that the chosen bank currently accepts. */
function AmountOptions({ form }: { form: EnvoyFormState }) {
  const { t } = useTranslation('accountMoney');
  const language = useLanguage();
  const { currency } = useBalance();
  const { bank, code, messages } = form;
  const { data = [], isFetching, isError } = useQuery(envoyQueries.amounts(bank));
  const isEmpty = bank !== '' && !isFetching && data.length === 0;
  const problem = isError ? t('amounts_failed') : isEmpty ? t('no_amounts') : undefined;
  return (
    <SelectField
      name={AMOUNT}
      label={t('amount')}
      hint={bank === '' ? t('bank_first') : undefined}
      placeholder={isFetching ? t('amounts_loading') : t('choose')}
      disabled={bank === ''}
      options={data.map((option) => ({
        value: option.code,
        label: formatMoney(option.minor, currency, language),
      }))}
      value={code}
      onChange={(event) => {
        const chosen = data.find((option) => option.code === event.target.value);
        form.chooseAmount(chosen?.minor, chosen?.code);
      }}
      error={messages.errorOf(AMOUNT) ?? problem}
    />
  );
}
