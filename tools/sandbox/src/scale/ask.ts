import { SITE_ID } from '../testing/openTest.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** What nginx's cache had to say: HIT, MISS, …; null when it was not asked. */
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

/** Calls `/_api` at an address, whoever answers there and in whatever form. */
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
