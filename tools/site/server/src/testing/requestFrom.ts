import { request, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Question {
  headers?: Record<string, string>;
  method?: string;
  body?: string;
}

/** Sends a request to a port of this machine, with any headers, including Host and `Connection`. */
export function requestFrom(
  port: number,
  path: string,
  { headers, method, body }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers });
    sent.on('error', reject).on('response', (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.on('error', reject);
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
    });
    sent.end(body);
  });
}
