import { useText } from '@baize/i18n';
import { formMessages } from '../messages.ts';
import { fieldText, type FieldProblem } from './fieldText.ts';

/** Puts what is wrong with a field into words, in the language of the moment. `values` fill the texts: a brand's age. */
export function useFieldWords(values?: Record<string, string | number>) {
  const t = useText(formMessages);
  return (field: string, problem: FieldProblem | undefined): string | undefined =>
    problem && fieldText(t, field, problem, values);
}
