import { expect, it } from 'vitest';
import { clientAddress } from './clientAddress.ts';

it.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', '2001:db8::7', '2001:db8::7'],
  ['::1', '10.0.0.1, 198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', '', '127.0.0.1'],
  [undefined, '198.51.100.1', 'local'],
])('a line from %s that forwards %s came from %s', (socket, forwarded, address) =>
  expect(clientAddress(socket, forwarded)).toBe(address),
);
