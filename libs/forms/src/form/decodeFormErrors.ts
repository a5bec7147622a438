/* @chunk fields */
import { errorMessageKey, isApiError } from '@baize/api';
import { parameterIn } from '../messages/fieldMessage.ts';

export interface FormErrors {
  /** The platform's message per field of the form. */
  fields: Record<string, string>;
  /** The message of the alert: about a field, or the whole form. */
  announced: { field?: string; message: string };
  /** A message for none of the form's fields, shown above its button. */
  rest?: { field?: string; message: string };
}

export interface ReadingOptions {
  /** The form's fields, by the platform's names. */
  names: readonly string[];
  /** Which refused field the alert is about, if there are several. */
  announce?: 'first' | 'last';
  /** Fields that have a different name in the form: `{ birth_year: 'birth' }`. */
  aliases?: ReadonlyMap<string, string>;
}

type Entry = readonly [field: string, message: string];

function entriesOf(error: unknown, aliases: ReadingOptions['aliases']): Entry[] {
  const refusal = isApiError(error) ? error.refusal : undefined;
  const named = (refusal?.fields ?? []).flatMap(([field, [first]]): Entry[] =>
    first ? [[aliases?.get(field) ?? field, first]] : [],
  );
  if (named.length > 0) return named;
  /* A message that names a parameter is about that field, even if the reply lists no fields. */
  const summary = refusal?.message ?? refusal?.summary ?? '';
  const parameter = parameterIn(summary);
  return parameter === undefined ? [] : [[aliases?.get(parameter) ?? parameter, summary]];
}

function wholeMessage(error: unknown): string {
  const own = isApiError(error) && error.status === 429 ? error.refusal?.message : undefined;
  return own ?? errorMessageKey(error);
}

/** Extracts field errors and a form error from a refusal. */
export function decodeFormErrors(
  error: unknown,
  { names, announce = 'first', aliases }: ReadingOptions,
): FormErrors {
  const entries = entriesOf(error, aliases);
  const [field, message] = entries.at(announce === 'first' ? 0 : -1) ?? [];
  const announced = message === undefined ? { message: wholeMessage(error) } : { field, message };
  const own = entries.filter(([name]) => names.includes(name));
  const other = entries.find(([name]) => !names.includes(name));
  const rest = other ? { field: other[0], message: other[1] } : entries.length === 0 ? announced : undefined;
  return { fields: Object.fromEntries(own.toReversed()), announced, rest };
}
