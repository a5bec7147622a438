import { readBody } from '../http/readBody.ts';

export type Body = Record<string, unknown>;

/** A request's JSON object; undefined for any other body. */
export async function objectBody(request: Request): Promise<Body | undefined> {
  const read = await readBody(request);
  const body = 'body' in read ? read.body : undefined;
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : undefined;
}
