import type { Described } from './operations.ts';
import type { Sent } from './requestsOf.ts';

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A curl command that repeats a request against the sandbox of `npm start`. */
export const curlLine = ({ method }: Described, { path, body, headers }: Sent): string =>
  [
    `curl -i -X ${method}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${quoted(body)}`]),
    quoted(`http://127.0.0.1:4300/_api${path}`),
  ].join(' ');
