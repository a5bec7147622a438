/** A request's body: a form's fields, or JSON; undefined if there is none. */
export async function readBody(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  if (!text) return undefined;
  const type = request.headers.get('content-type') ?? '';
  return type.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(text))
    : JSON.parse(text);
}
