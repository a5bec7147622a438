import { SITE_ID } from '../../src/testing/openTest.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** nginx's cache status: HIT, MISS, …; null if the response didn't come through the cache. */
  cache: string | null;
}

export interface Question {
  site?: string;
  lang?: string;
  token?: string;
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Requests `/_api` at a URL; the body may be in any format. */
export async function ask(url: string, path: string, question: Question = {}): Promise<Answer> {
  const { site = SITE_ID, lang = 'tr', token, method = 'GET', body, headers = {} } = question;
  const response = await fetch(`${url}/_api${path}`, {
    method,
    headers: {
      'site-id': site,
      'accept-language': lang,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    text: await response.text(),
    cache: response.headers.get('x-cache'),
  };
}
