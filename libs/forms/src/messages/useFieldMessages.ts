import { useServerText } from '@baize/i18n';
import { useTranslation } from 'react-i18next';
import { fieldMessage, type FieldProblem } from './fieldMessage.ts';

/** Puts what is wrong with a field into words, in the language of the moment. `values` fill the texts: a brand's age. */
export function useFieldMessages(values?: Record<string, string | number>) {
  const { t } = useTranslation('forms');
  const serverText = useServerText();
  return (field: string, problem: FieldProblem | undefined): string | undefined =>
    problem && fieldMessage({ t, serverText }, field, problem, values);
}
