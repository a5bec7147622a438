const FIRST_FAILURE = 300;

interface Refusal {
  message?: string;
  code?: string | number;
  status?: unknown;
  success?: unknown;
  errors?: Record<string, unknown>;
  data?: unknown;
}

const asRefusal = (value: unknown): Refusal =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/**
 * What makes two refusals the same row of the error catalogue: status, envelope, code, and the key of the message. Values
 * that differ from player to player, and texts of fields, do not count. Successes are the same when their message is.
 */
export function signatureOf(status: number, body: unknown): string {
  const { message, code, success, errors, data, status: state } = asRefusal(body);
  const inner = asRefusal(data);
  const deeper = asRefusal(inner.data);
  const codes = [code, inner.code, deeper.code].find((value) => value !== undefined);
  if (status < FIRST_FAILURE) {
    const said = [inner.message, message, deeper.message].find((value) => typeof value === 'string');
    return `${status} ${success === false || state === false ? 'refused ' : ''}${codes ?? ''} ${said ?? ''}`.trim();
  }
  const shape = errors ? 'fields' : state === false ? 'status' : success === false ? 'success' : 'plain';
  return `${status} ${shape} ${codes ?? ''}`.trim();
}
