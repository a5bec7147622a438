import { isSoundJson } from './guardText.ts';

/** The largest body that is read, bytes. */
export const MAX_BODY = 100_000;

export type BodyResult = { body: unknown } | { status: 400 | 413 };

async function readText(request: Request): Promise<string | undefined> {
  const reader = request.body?.getReader();
  if (!reader) return '';
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
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}

/** Reads a JSON body: 413 when it is too large, 400 when it is not sound JSON in UTF-8; undefined when there is none. */
export async function readBody(request: Request): Promise<BodyResult> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY) return { status: 413 };
  try {
    const text = await readText(request);
    if (text === undefined) return { status: 413 };
    if (text.trim() === '') return { body: undefined };
    const body: unknown = JSON.parse(text);
    return isSoundJson(body) ? { body } : { status: 400 };
  } catch {
    return { status: 400 };
  }
}
