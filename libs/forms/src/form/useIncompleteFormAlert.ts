import { useServerText } from '@baize/i18n';
import type { FieldErrors } from 'react-hook-form';

const TERMS = 'terms';
/** Forms with terms load `serverAccountTexts`, which include it. */
const AGREE = 'agree_to_the_terms_and_conditions';

/** Shows the specification's alert for an incomplete form: empty fields, or terms not accepted. */
export function useIncompleteFormAlert(alert: (type: 'error', getText: () => string) => void) {
  const serverText = useServerText();
  return (errors: FieldErrors) => {
    const missing = Object.entries(errors).flatMap(([name, error]) =>
      error?.message === 'missing' ? [name] : [],
    );
    if (missing.length === 0) return;
    const isIncomplete = missing.some((name) => name !== TERMS);
    alert('error', () => serverText(isIncomplete ? 'fill_all_fields' : AGREE));
  };
}
