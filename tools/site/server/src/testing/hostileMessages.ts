import { HOST } from './openSite.ts';
import { rawRequest, toPaths, type HostileKind } from './rawRequest.ts';

const LONG = 64 * 1024;

const range = (length: number) => Array.from({ length }, (_, index) => index);
const withHeaders = (...lists: string[][]) => lists.map((headers) => rawRequest('/', { headers }));
const ofFile = (...ranges: string[]) =>
  ranges.map((value) => rawRequest('/_app/web/app.js', { headers: [`Range: ${value}`] }));

/** Hostile lengths, bodies, methods and versions. */
export const HOSTILE_MESSAGES: readonly HostileKind[] = [
  {
    name: 'an address or a header that is too long',
    status: 431,
    page: 'none',
    requests: [
      ...toPaths(
        `/${'x'.repeat(LONG)}`,
        `/?${'x'.repeat(LONG)}`,
        `/${'%2f'.repeat(LONG / 3)}`,
        `/${'a/'.repeat(LONG / 2)}`,
      ),
      ...withHeaders(
        [`X: ${'x'.repeat(LONG)}`],
        [`Cookie: ${'a=b; '.repeat(LONG / 6)}`],
        [`${'x'.repeat(LONG)}: 1`],
      ),
      rawRequest('/', { host: `${'a'.repeat(LONG)}.localhost` }),
      rawRequest('/_api/options', { headers: [`Authorization: Bearer ${'x'.repeat(LONG)}`] }),
    ],
  },
  {
    name: 'too many headers',
    status: 431,
    page: 'none',
    requests: [
      ...[201, 500, 1000].map((count) =>
        rawRequest('/', { headers: range(count).map((index) => `X${index}: 1`) }),
      ),
      ...[201, 500, 1000].map((count) =>
        rawRequest('/_api/options', { headers: range(count).map(() => 'Cookie: a=b') }),
      ),
      rawRequest('/', { headers: range(3000).map(() => 'X:') }),
    ],
  },
  {
    name: 'headers that never end',
    status: 408,
    page: 'none',
    requests: [
      'GET / HTTP/1.1\r\n',
      `GET / HTTP/1.1\r\nHost: ${HOST}\r\n`,
      `POST /_api/login HTTP/1.1\r\nHost: ${HOST}\r\nX: `,
    ],
  },
  {
    name: 'a body that never ends',
    status: 408,
    page: 'none',
    requests: [
      rawRequest('/_api/login', { method: 'POST', headers: ['Content-Length: 10'], body: '123' }),
      rawRequest('/_api/login', {
        method: 'POST',
        headers: ['Transfer-Encoding: chunked'],
        body: 'a\r\n123',
      }),
      rawRequest('/_api/login', {
        method: 'PUT',
        headers: ['Transfer-Encoding: chunked'],
        body: '1\r\na\r\n',
      }),
    ],
  },
  {
    name: 'a body that is too large',
    status: 413,
    page: 'none',
    requests: [
      rawRequest('/_api/login', { method: 'POST', headers: ['Content-Length: 1000001'], body: 'x' }),
      rawRequest('/_api/login', { method: 'POST', headers: ['Content-Length: 99999999999'], body: 'x' }),
      rawRequest('/_media/x', {
        method: 'PUT',
        headers: ['Content-Length: 1000001'],
        body: 'x'.repeat(LONG),
      }),
      rawRequest('/_api/login', {
        method: 'POST',
        headers: ['Transfer-Encoding: chunked'],
        body: `f4241\r\n${'x'.repeat(1_000_001)}\r\n0\r\n\r\n`,
      }),
    ],
  },
  {
    name: 'a body with two lengths, or a false one',
    status: 400,
    page: 'none',
    requests: [
      ['Content-Length: 5', 'Transfer-Encoding: chunked'],
      ['Transfer-Encoding: chunked', 'Content-Length: 5'],
      ['Content-Length: 5', 'Content-Length: 6'],
      ['Content-Length: 5, 5'],
      ['Content-Length: -1'],
      ['Content-Length: 0x5'],
      ['Content-Length: 5e0'],
      ['Content-Length: '],
      ['Content-Length: 99999999999999999999999'],
      ['Transfer-Encoding: chunked, identity'],
      ['Transfer-Encoding: xchunked'],
      ['Transfer-Encoding: chunked', 'Transfer-Encoding: x'],
    ].map((headers) => rawRequest('/_api/login', { method: 'POST', headers, body: 'z\r\nhello' })),
  },
  {
    name: 'a part of a file',
    status: 206,
    page: 'none',
    requests: ofFile(
      'bytes=0-0',
      'bytes=0-',
      'bytes=-1',
      'bytes=1-99999999999999999999',
      'bytes=-99999',
      'bytes=a-b',
      'x',
    ),
  },
  {
    name: 'a part that a file doesn’t have',
    status: 416,
    page: 'none',
    requests: ofFile('bytes=9999-', 'bytes=5-', 'bytes=3-1', 'bytes=-0', 'bytes=99999999999999999999-'),
  },
  {
    name: 'a part of a page',
    status: 200,
    page: 'own',
    requests: withHeaders(
      ['Range: bytes=0-0'],
      ['Range: bytes=9999999-'],
      ['Range: x'],
      ['If-Range: "x"', 'Range: bytes=1-'],
    ),
  },
  {
    name: 'a method that pages don’t have',
    status: 405,
    page: 'none',
    requests: [
      ...[
        'POST',
        'PUT',
        'PATCH',
        'DELETE',
        'OPTIONS',
        'TRACE',
        'PROPFIND',
        'PROPPATCH',
        'MKCOL',
        'COPY',
        'MOVE',
        'LOCK',
      ],
      ...[
        'UNLOCK',
        'SEARCH',
        'REPORT',
        'PURGE',
        'M-SEARCH',
        'NOTIFY',
        'SUBSCRIBE',
        'LINK',
        'BIND',
        'ACL',
        'QUERY',
      ],
    ].map((method) => rawRequest('/', { method })),
  },
  {
    name: 'a method that there is not',
    status: 400,
    page: 'none',
    requests: ['get', 'GETT', 'GE', 'FOO', 'TRACK', 'DEBUG', '', '<script>', 'GET\tx', '\0'].map((method) =>
      rawRequest('/', { method }),
    ),
  },
  {
    name: 'another version of HTTP',
    status: 400,
    page: 'none',
    requests: [
      ...['3.0', '1.2', '1.x', '', '9.9'].map((version) => rawRequest('/', { version })),
      ...[
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
        '\x16\x03\x01\x02\x00\x01\x00',
        'SSH-2.0-x\r\n\r\n',
        '{}\r\n\r\n',
      ],
    ],
  },
  {
    name: 'a version of HTTP that is parsed, and no more',
    status: 505,
    page: 'none',
    requests: [...['0.9', '2.0'].map((version) => rawRequest('/', { version })), 'GET /\r\n\r\n'],
  },
  {
    name: 'a forged header of a proxy',
    status: 200,
    page: 'own',
    requests: withHeaders(
      ['X-Forwarded-Host: evil.example'],
      ['X-Forwarded-Host: larkmere.localhost'],
      ['X-Forwarded-Host: '],
      ['X-Forwarded-For: 127.0.0.1'],
      ['X-Forwarded-For: <script>', 'X-Forwarded-For: 10.0.0.1'],
      ['X-Forwarded-Proto: https'],
      ['X-Forwarded-Proto: javascript'],
      ['Forwarded: for=127.0.0.1;host=larkmere.localhost;proto=https'],
      ['X-Real-IP: 127.0.0.1'],
      ['X-Original-URL: /_api/options', 'X-Rewrite-URL: /_app/web/.vite/manifest.json'],
      ['X-HTTP-Method-Override: DELETE'],
      ['X-Request-Id: x'],
      ['Via: 1.1 evil.example'],
      ['Proxy: http://evil.example'],
      ['Upgrade: websocket', 'Sec-WebSocket-Key: x'],
      ['Upgrade: h2c', 'HTTP2-Settings: x'],
      ['Expect: 100-continue'],
      ['Accept-Encoding: ;q=,,;'],
      ['Cookie: lang=%E0%A4%A; device=%; preferences=%00'],
      ['Cookie: ===;;;__proto__=1;lang=en;lang=tr'],
    ),
  },
  {
    name: 'an expectation that nobody meets',
    status: 417,
    page: 'none',
    requests: withHeaders(['Expect: 200-ok'], ['Expect: x']),
  },
];
