import { isStorableJson } from './guardText.ts';
import { isForm, readForm } from './readForm.ts';

/** The maximum body size, bytes. */
export const MAX_BODY = 100_000;

export type BodyResult = { body: unknown } | { status: 400 | 413 };

async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const chunk = part.value as Uint8Array;
    size += chunk.byteLength;
    if (size > MAX_BODY) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function readJson(bytes: Uint8Array): unknown {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  return text.trim() === '' ? undefined : JSON.parse(text);
}

/**
 * Reads a JSON or form body: 413 if it's too large, 400 if it's neither valid UTF-8 JSON nor a valid form; undefined if
 * there is none.
 */
export async function readBody(request: Request): Promise<BodyResult> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY) return { status: 413 };
  const contentType = request.headers.get('content-type') ?? '';
  try {
    const bytes = await readBytes(request);
    if (bytes === undefined) return { status: 413 };
    const isFilledForm = bytes.byteLength > 0 && isForm(contentType);
    const body = isFilledForm ? await readForm(bytes, contentType) : readJson(bytes);
    return isStorableJson(body) ? { body } : { status: 400 };
  } catch {
    return { status: 400 };
  }
}
