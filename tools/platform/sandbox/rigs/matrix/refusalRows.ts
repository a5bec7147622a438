import { wording } from './traitsOf.ts';

interface Refusal {
  message?: unknown;
  code?: unknown;
  status?: unknown;
  success?: unknown;
  errors?: Record<string, unknown>;
  data?: unknown;
}

const asRefusal = (value: unknown): Refusal =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/**
 * The rows of the error catalogue that a refusal consists of: one, or one per field error. A row is status,
 * envelope, code and message, ignoring numbers in the message and the field's name.
 */
export function refusalRows(status: number, body: unknown): ReadonlySet<string> {
  const { message, code, success, errors, data, status: state } = asRefusal(body);
  if (errors) {
    const messages = Object.values(errors).flat();
    return new Set(messages.map((each) => `${status} field: ${wording(each)}`));
  }
  const inner = asRefusal(data);
  const envelope = state === false ? 'status' : success === false ? 'success' : data ? 'data' : 'plain';
  const codes = JSON.stringify(code ?? inner.code ?? '');
  return new Set([`${status} ${envelope} ${codes}: ${wording(message ?? inner.message)}`]);
}
