import { useBrand } from '@baize/brand';
import { useFormError } from '@baize/forms';
import { useLatestT, useServerText } from '@baize/i18n';
import { leavePage, openWindow, showAlert } from '@baize/ui';
import { useState } from 'react';
import type { PaymentMethodData } from '../methods/PaymentMethodData.ts';
import type { PaymentWay } from './PaymentWay.ts';
import type { PaymentOutcome } from './usePayment.ts';

type FieldError = readonly [field: string, message: string];

/** What has to be verified before a player may pay, by the refusal's code (spec 3/8.money/6 and 7). */
export const VERIFICATIONS: ReadonlyMap<string | undefined, 'phone' | 'identity'> = new Map([
  ['621', 'phone'],
  ['623', 'identity'],
]);

interface Options {
  way: PaymentWay;
  method: PaymentMethodData;
  stays: boolean;
}

/**
 * What a payment's form says: beside its fields, above its button, and in the alerts that the specification names. It
 * opens the payment window too: that has to follow the reply at once, or a browser blocks it.
 */
export function usePaymentMessages({ method, stays }: Options) {
  const t = useLatestT('accountMoney');
  const serverText = useServerText();
  const { features } = useBrand();
  const problem = useFormError();
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [verify, setVerify] = useState<'phone' | 'identity'>();
  const names: ReadonlySet<string> = new Set(['amount', ...method.fields.map(({ name }) => name)]);

  const refuse = (found: readonly FieldError[]) => {
    const own = found.filter(([field]) => names.has(field));
    const rest = found.find(([field]) => !names.has(field));
    setErrors(new Map(own.toReversed()));
    const [first] = found;
    if (rest) problem.tell('error', () => serverText(rest[1]));
    else if (first) problem.alert('error', () => serverText(first[1]));
  };
  const pay = (url: string) => {
    const inWindow = stays || features.paymentInNewWindow || method.kind === 'window';
    const isSafe = inWindow ? openWindow(url) : leavePage(url);
    if (!isSafe) problem.tell('error', () => t('unsafe_address'));
  };

  const tell = (outcome: PaymentOutcome) => {
    if (outcome.kind === 'offline') return problem.tell('error', () => t('offline'));
    if (outcome.kind === 'unknown') return problem.alert('warning', () => t('unknown_title'));
    if (outcome.kind === 'done') {
      const { reply } = outcome;
      if (reply.kind === 'url') return pay(reply.url);
      const say = () => serverText(reply.message);
      if (reply.kind === 'warning') return problem.tell('warning', say);
      return void showAlert('success', say, { silent: true });
    }
    const needed = VERIFICATIONS.get(outcome.code);
    if (needed) return setVerify(needed);
    if (outcome.fields.length > 0) return refuse(outcome.fields);
    return problem.tell('error', () => serverText(outcome.message));
  };

  return {
    line: problem.line,
    errorOf: (field: string) => {
      const message = errors.get(field);
      return message === undefined ? undefined : serverText(message);
    },
    hasErrors: errors.size > 0,
    verify,
    closeVerify: () => setVerify(undefined),
    refuse,
    tell,
    /** Forgets what is wrong: with one field, or everything. */
    clear: (field?: string) => {
      problem.clear();
      setErrors(field === undefined ? new Map() : new Map([...errors].filter(([name]) => name !== field)));
    },
  };
}
