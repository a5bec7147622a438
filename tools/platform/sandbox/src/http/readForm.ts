/** The maximum number of form fields: more than any payment method has. */
const MAX_FIELDS = 40;
const FORMS = ['multipart/form-data', 'application/x-www-form-urlencoded'] as const;

/** Whether a content type is one of the two form types. */
export const isForm = (contentType: string): boolean =>
  FORMS.some((form) => contentType.trim().toLowerCase().startsWith(form));

/**
 * Parses a form.
 * @throws if it's malformed, has too many fields, a duplicate field, a file, or text that isn't UTF-8
 */
export async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string) {
  new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  const fields = [...form.entries()];
  if (fields.length > MAX_FIELDS) throw new RangeError('Too many fields.');
  if (new Set(fields.map(([name]) => name)).size < fields.length) throw new RangeError('Duplicate field.');
  if (fields.some(([, value]) => typeof value !== 'string')) throw new TypeError('Files are not accepted.');
  return Object.fromEntries(fields);
}
