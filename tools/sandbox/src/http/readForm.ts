/** The most fields that a form may have: more than any payment method asks for. */
const MAX_FIELDS = 40;
const FORMS = ['multipart/form-data', 'application/x-www-form-urlencoded'] as const;

/** Whether a content type is one of the two that forms are sent as. */
export const isForm = (contentType: string): boolean =>
  FORMS.some((form) => contentType.trim().toLowerCase().startsWith(form));

/**
 * Reads a form into an object of texts. Throws when it is broken, has too many fields, sends a field twice, a file, or
 * text that is not UTF-8.
 */
export async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string) {
  new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  const fields = [...form.entries()];
  if (fields.length > MAX_FIELDS) throw new RangeError('Too many fields.');
  if (new Set(fields.map(([name]) => name)).size < fields.length) throw new RangeError('A field came twice.');
  if (fields.some(([, value]) => typeof value !== 'string')) throw new TypeError('Files are not taken.');
  return Object.fromEntries(fields);
}
