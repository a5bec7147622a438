import { expect, it } from 'vitest';
import { webOrigin } from './webOrigin.ts';

it.each([
  ['https://platform.example', 'https://platform.example'],
  ['https://platform.example/', 'https://platform.example'],
  ['http://127.0.0.1:4300', 'http://127.0.0.1:4300'],
  ['http://[::1]:4300', 'http://[::1]:4300'],
  ['HTTPS://Platform.example:443', 'https://platform.example'],
])('%s is the origin %s', (text, origin) => expect(webOrigin('PLATFORM_URL', text)).toBe(origin));

it.each([
  'platform.example',
  'localhost:4300',
  '//platform.example',
  'ftp://platform.example',
  'https://',
  'https://platform.example/_api',
  'https://platform.example/?key=1',
  'https://platform.example/#x',
  'https://platform.example?',
  '',
])('rejects "%s" in one line with the setting’s name', (text) =>
  expect(() => webOrigin('PLATFORM_URL', text)).toThrow(/^PLATFORM_URL must be an origin.*$/),
);

it('masks a password in the message', () =>
  expect(() => webOrigin('--platform', 'https://me:secret@platform.example')).toThrow(
    /^(?!.*secret).*\/\/\*\*\*@platform/,
  ));
