import { expect, it } from 'vitest';
import { redactSecrets } from './redactSecrets.ts';

it.each([
  ['/slot/1?launch=SECRET&x=1', '/slot/1?launch=***&x=1'],
  ['https://a.example/x?a=1&access_token=SECRET#y', 'https://a.example/x?a=1&access_token=***'],
  ['GET /forget-password/SECRET?lang=tr', 'GET /forget-password/***?lang=tr'],
  ['{"path":"/Forget-Password/SECRET"}', '{"path":"/Forget-Password/***"}'],
  ['failed with Bearer SECRET.a-b_c=', 'failed with Bearer ***'],
  ['/casino?type=casino', '/casino?type=casino'],
])('%s is logged as %s', (text, logged) => expect(redactSecrets(text)).toBe(logged));
