import { serverText, useText } from '@baize/i18n';
import type { FieldErrors } from 'react-hook-form';
import { formMessages } from '../messages.ts';

const TERMS = 'terms';

/** The alerts that the specification names for a form that cannot be sent: fields are empty, or the terms are not accepted. */
export function useUnsent(alert: (type: 'error', say: () => string) => void) {
  const t = useText(formMessages);
  return (errors: FieldErrors) => {
    const missing = Object.entries(errors).flatMap(([name, error]) =>
      error?.message === 'missing' ? [name] : [],
    );
    if (missing.length === 0) return;
    const isIncomplete = missing.some((name) => name !== TERMS);
    alert('error', () => (isIncomplete ? serverText('fill_all_fields') : t('terms_missing')));
  };
}
