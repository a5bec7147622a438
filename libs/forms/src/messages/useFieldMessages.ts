/* @chunk fields */
import { useServerText } from '@baize/i18n';
import { useTranslation } from 'react-i18next';
import { fieldMessage, type FieldProblem } from './fieldMessage.ts';

/** Translates field errors into the current language. `values` are interpolated, such as the brand's minimum age. */
export function useFieldMessages(values?: Record<string, string | number>) {
  const { t } = useTranslation('forms');
  const serverText = useServerText();
  return (field: string, problem: FieldProblem | undefined): string | undefined =>
    problem && fieldMessage({ t, serverText }, field, problem, values);
}
