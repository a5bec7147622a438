import { errorMessageKey, isApiError, type ApiError } from '@baize/api';

/** What a refused login leads to. `message` is one of the platform's translation keys. */
export type LoginOutcome =
  | { kind: 'invalid-parameter'; value: string }
  | { kind: 'warning'; message: string }
  | { kind: 'sms'; message: string; id: string }
  | { kind: 'authenticator'; message: string }
  | { kind: 'error'; message: string }
  | { kind: 'inline'; message: string };

/** Matches a message such as: x y `z`. */
const INVALID_PARAMETER = /^\S+ \S+ `([^`]+)`/;

type Rule = (error: ApiError, message: string) => LoginOutcome | undefined;

/** Login refusals that are recognized by their content, whatever the HTTP status. */
const isOwnWords = ({ code, refusal }: ApiError) =>
  refusal?.envelope === 'success-false' ||
  (refusal?.fields.length ?? 0) > 0 ||
  ['770', '768', '562'].includes(code ?? '');

/** In the order of the specification (spec 1/8.session/1); the first match wins. */
const RULES: readonly Rule[] = [
  ({ refusal }) => {
    const value = INVALID_PARAMETER.exec(refusal?.summary ?? '')?.[1];
    return value === undefined ? undefined : { kind: 'invalid-parameter', value };
  },
  ({ refusal }, message) =>
    refusal?.envelope === 'success-false' ? { kind: 'warning', message } : undefined,
  ({ code, refusal }, message) =>
    code === '770' ? { kind: 'sms', message, id: refusal?.id ?? '' } : undefined,
  ({ code }, message) => (code === '768' ? { kind: 'authenticator', message } : undefined),
  ({ status, refusal }, message) =>
    status === 429 ? { kind: 'error', message: refusal?.message ?? message } : undefined,
  ({ code }, message) => (code === '562' ? { kind: 'inline', message } : undefined),
];

/** Interprets a failed login. Anything that isn't a refusal is handled by the shared status map. */
export function decodeLoginReply(error: unknown): LoginOutcome {
  if (!isApiError(error)) return { kind: 'error', message: errorMessageKey(error) };
  const own = isOwnWords(error) ? error.refusal?.message : undefined;
  const message = own ?? errorMessageKey(error);
  const ruled = RULES.map((rule) => rule(error, message)).find((outcome) => outcome !== undefined);
  return ruled ?? { kind: 'error', message };
}
