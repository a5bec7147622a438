import { useLatestT, useServerText } from '@baize/i18n';
import type { FieldErrors } from 'react-hook-form';

const TERMS = 'terms';

/** Shows the specification's alert for a form that can't be sent: empty fields, or terms not accepted. */
export function useIncompleteFormAlert(alert: (type: 'error', say: () => string) => void) {
  const t = useLatestT('forms');
  const serverText = useServerText();
  return (errors: FieldErrors) => {
    const missing = Object.entries(errors).flatMap(([name, error]) =>
      error?.message === 'missing' ? [name] : [],
    );
    if (missing.length === 0) return;
    const isIncomplete = missing.some((name) => name !== TERMS);
    alert('error', () => (isIncomplete ? serverText('fill_all_fields') : t('terms_missing')));
  };
}
