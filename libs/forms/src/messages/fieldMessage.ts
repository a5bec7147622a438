/* @chunk fields */
import type { ServerText } from '@baize/i18n';
import type { TFunction } from 'i18next';
import { isReason, nameKey, reasonKey, wrongKey, type Reason } from './fieldMessageKeys.ts';

/**
 * A field's error as react-hook-form stores it: a `Reason`, or the platform's message under the type `server`. Never a
 * translated text, which is looked up on render, in the current language.
 */
export interface FieldProblem {
  type?: string;
  message?: string;
}

export const SERVER = 'server';

/** Matches a message such as: Invalid parameter `z`. */
const PARAMETER = /`([^`]*)`/;
export const parameterIn = (message: string): string | undefined => PARAMETER.exec(message)?.[1];

/** Platform messages that map to a reason with our own text. */
const REASON_PATTERNS: readonly (readonly [RegExp, Reason])[] = [
  [/fill_all_fields|\brequired\b/i, 'missing'],
  [/already[ _](in[ _]use|taken)/i, 'taken'],
  [/passwords_do_not_match/, 'differs'],
  [/must_be_at_least_\d+_years_old/, 'young'],
];

type Values = Record<string, string | number>;

/** Sources of error texts: the form's own texts, and the platform's messages. */
export interface FormTexts {
  t: TFunction<'forms'>;
  serverText: ServerText;
}

function serverFieldText(
  { t, serverText }: FormTexts,
  field: string,
  message: string,
  values: Values,
): string {
  const reason = REASON_PATTERNS.find(([pattern]) => pattern.test(message))?.[1];
  const own = reason && reasonKey(field, reason);
  return own ? t(own, values) : (serverText.known(message) ?? t(wrongKey(field), values));
}

/** The error text next to a field. Platform messages without a translation are never shown. */
export function fieldMessage(
  texts: FormTexts,
  field: string,
  { type, message = '' }: FieldProblem,
  values: Values = {},
): string {
  if (type === SERVER) return serverFieldText(texts, field, message, values);
  const key = isReason(message) ? reasonKey(field, message) : undefined;
  return texts.t(key ?? wrongKey(field), values);
}

/**
 * The alert text for a refused field; for an invalid parameter, the specification's sentence with the field's label.
 */
export function fieldAlert(texts: FormTexts, field: string, message: string, values?: Values): string {
  const { t } = texts;
  const name = nameKey(field);
  if (parameterIn(message) === undefined)
    return fieldMessage(texts, field, { type: SERVER, message }, values);
  return name ? t('invalid_parameter', { value: t(name) }) : t('wrong');
}
