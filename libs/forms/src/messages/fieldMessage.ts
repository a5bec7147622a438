import type { ServerText } from '@baize/i18n';
import type { TFunction } from 'i18next';
import { isReason, nameKey, reasonKey, wrongKey, type Reason } from './fieldMessageKeys.ts';

/**
 * What is wrong with a field, as react-hook-form keeps it: a `Reason`, or under the type `server` the platform's message.
 * Never words: those are looked up when they are shown, in the language of that moment.
 */
export interface FieldProblem {
  type?: string;
  message?: string;
}

export const SERVER = 'server';

/** A message of the form: Invalid parameter `z`. */
const PARAMETER = /`([^`]*)`/;
export const parameterIn = (message: string): string | undefined => PARAMETER.exec(message)?.[1];

/** What the platform's own messages come down to, where the form has its own words for it. */
const REASONS_SAID: readonly (readonly [RegExp, Reason])[] = [
  [/fill_all_fields|\brequired\b/i, 'missing'],
  [/already[ _](in[ _]use|taken)/i, 'taken'],
  [/passwords_do_not_match/, 'differs'],
  [/must_be_at_least_\d+_years_old/, 'young'],
];

type Values = Record<string, string | number>;

/** What puts a problem into words: the form's own texts, and the platform's messages. */
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
  const reason = REASONS_SAID.find(([pattern]) => pattern.test(message))?.[1];
  const own = reason && reasonKey(field, reason);
  return own ? t(own, values) : (serverText.known(message) ?? t(wrongKey(field), values));
}

/** What stands beside a field. A text of the platform without a translation is never shown there. */
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

/** What the alert says of a refused field: for an invalid parameter the specification's words, with the player's name for it. */
export function fieldAlert(texts: FormTexts, field: string, message: string, values?: Values): string {
  const { t } = texts;
  const name = nameKey(field);
  if (parameterIn(message) === undefined)
    return fieldMessage(texts, field, { type: SERVER, message }, values);
  return name ? t('invalid_parameter', { value: t(name) }) : t('wrong');
}
