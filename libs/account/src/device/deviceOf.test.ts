import { expect, it } from 'vitest';
import { deviceName } from './deviceName.ts';
import { deviceOf } from './deviceOf.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, 'Chrome', 'Windows', false],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/140.0.0.0`, 'Edge', 'Windows', false],
  [`Mozilla/5.0 (Linux; Android 15; SM-S921B) ${CHROME} Mobile`, 'Chrome', 'Android', true],
  [`Mozilla/5.0 (Linux; Android 15; SM-X710) ${CHROME}`, 'Chrome', 'Android', false],
  [
    `Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 ${CHROME} Mobile`,
    'Samsung Internet',
    'Android',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) EdgiOS/140.0 Mobile Safari/604.1',
    'Edge',
    'iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    'Safari',
    'iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.1; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox',
    'macOS',
    false,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64)', undefined, 'Linux', false],
  ['', undefined, undefined, false],
  ['__proto__', undefined, undefined, false],
])('%s is %s on %s', (userAgent, browser, system, isPhone) =>
  expect(deviceOf(userAgent)).toEqual({ browser, system, isPhone }),
);

it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME}`, 'Chrome · Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  [CHROME, 'Chrome'],
  ['curl/8.0', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is named %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
