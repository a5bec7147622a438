import { useFormError } from '@baize/forms';
import { useLatestT, useServerText } from '@baize/i18n';
import type { MoneyFailure } from '@baize/wallet';
import { useState } from 'react';

type FieldError = readonly [field: string, message: string];

/** The verification that is required before a player may pay, by refusal code (spec 3/8.money/5 and 3/8.money/6). */
const VERIFICATIONS: ReadonlyMap<string | undefined, 'phone' | 'identity'> = new Map([
  ['621', 'phone'],
  ['623', 'identity'],
]);

/**
 * The messages of a money form: at its fields (`names`), above its button, and in the alerts that the specification
 * requires.
 */
export function useMoneyMessages(names: readonly string[]) {
  const t = useLatestT('accountMoney');
  const serverText = useServerText();
  const problem = useFormError();
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [verify, setVerify] = useState<'phone' | 'identity'>();

  const showFieldErrors = (found: readonly FieldError[]) => {
    const rest = found.find(([field]) => !names.includes(field));
    setErrors(new Map(found.filter(([field]) => names.includes(field)).toReversed()));
    const [first] = found;
    if (rest) problem.show('error', () => serverText(rest[1]));
    else if (first) problem.alert('error', () => serverText(first[1]));
  };

  return {
    line: problem.line,
    show: problem.show,
    errorOf: (field: string) => {
      const message = errors.get(field);
      return message === undefined ? undefined : serverText(message);
    },
    hasErrors: errors.size > 0,
    verify,
    closeVerify: () => setVerify(undefined),
    showFieldErrors,
    /** Shows why it failed, or that the outcome is unknown. */
    showFailure: (outcome: MoneyFailure | { kind: 'offline' }) => {
      if (outcome.kind === 'offline') return problem.show('error', () => t('offline'));
      if (outcome.kind === 'unknown') return problem.alert('warning', () => t('unknown_title'));
      const needed = VERIFICATIONS.get(outcome.code);
      if (needed) return setVerify(needed);
      if (outcome.fields.length > 0) return showFieldErrors(outcome.fields);
      return problem.show('error', () => serverText(outcome.message, 'bad_request'));
    },
    /** Reports an unknown outcome while the form stays. */
    showUnknownOutcome: () => problem.show('warning', () => t('unknown_request')),
    /** Clears the errors of one field, or all. */
    clear: (field?: string) => {
      problem.clear();
      setErrors(field === undefined ? new Map() : new Map([...errors].filter(([name]) => name !== field)));
    },
  };
}
