/**
 * The only file that knows the platform's error envelopes (ADR 7):
 *
 * - `success-false`  `{ success: false, data: { message, code } }`
 * - `status-false`   `{ status: false, code, message, id }`, also `{ status: false, error, errors: [message] }`; its
 *   message takes precedence over field messages only with code 19
 * - `coded`          `{ data: { code, message } }`
 * - `fields`         `{ message, errors: { field: [message] } }`, also with one bare message per field
 * - `message`        `{ message }`, also `{ data: { message } }`
 */
export const ENVELOPES = ['success-false', 'status-false', 'coded', 'fields', 'message', 'none'] as const;
export type Envelope = (typeof ENVELOPES)[number];

export interface Refusal {
  envelope: Envelope;
  /** The message to show, a translation key. */
  message?: string;
  /** The envelope's own message next to field errors (login's invalid parameter). */
  summary?: string;
  code?: string;
  /** Messages by field, in the platform's order. */
  fields: readonly (readonly [field: string, messages: readonly string[]])[];
  /** The id that the next step of a login needs (code 770). */
  id?: string;
}

type Body = Record<string, unknown>;

const asBody = (value: unknown): Body | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : undefined;

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;

function decodeFields(errors: unknown): [string, string[]][] {
  return Object.entries(asBody(errors) ?? {}).flatMap(([field, value]): [string, string[]][] => {
    const messages = (Array.isArray(value) ? value : [value])
      .map(asText)
      .filter((text) => text !== undefined);
    return messages.length > 0 ? [[field, messages]] : [];
  });
}

/** "No balance" and similar refusals: the message takes precedence over any field's. */
const MESSAGE_CODE = '19';

/** The first of `errors: [message]`, which names no field (Envoy). */
const firstOfList = (errors: unknown) =>
  Array.isArray(errors) ? errors.map(asText).find(Boolean) : undefined;

function envelopeOf(body: Body, data: Body | undefined, fields: unknown[]): Envelope {
  if (body.success === false) return 'success-false';
  if (body.status === false) return 'status-false';
  if (data?.code !== undefined) return 'coded';
  if (fields.length > 0) return 'fields';
  return [data?.message, body.message, body.error].some(asText) ? 'message' : 'none';
}

/** Reads a refusal from a body. Never throws, whatever the body is. */
export function decodeErrorReply(value: unknown): Refusal {
  const body = asBody(value) ?? {};
  const data = asBody(body.data);
  const fields = decodeFields(body.errors ?? data?.errors);
  const envelope = envelopeOf(body, data, fields);
  const inner = asText(data?.message);
  const outer = asText(body.message) ?? asText(body.error);
  const code = asText(data?.code) ?? asText(body.code);
  const ofField = fields[0]?.[1][0];
  const first = ofField ?? firstOfList(body.errors);
  const message = {
    'success-false': inner ?? outer ?? first,
    'status-false': (code === MESSAGE_CODE ? undefined : ofField) ?? outer ?? inner ?? first,
    coded: inner ?? outer ?? first,
    fields: ofField,
    message: inner ?? outer,
    none: undefined,
  }[envelope];
  return {
    envelope,
    message,
    summary: outer,
    code,
    fields,
    id: asText(body.id) ?? asText(data?.id),
  };
}

/** Whether a body is a refusal in spite of a success status. */
export const isRefusal = (value: unknown): boolean => {
  const body = asBody(value);
  return body?.success === false || body?.status === false;
};
