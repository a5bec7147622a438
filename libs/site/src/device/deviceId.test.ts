import { expect, it } from 'vitest';
import { deviceId, parseDeviceId } from './deviceId.ts';

it.each([
  [320, 2],
  [549, 2],
  [549.9, 2],
  [550, 3],
  [1199, 3],
  [1200, 1],
  [2560, 1],
])('a window %d px wide is device %d', (width, id) => {
  expect(deviceId(width)).toBe(id);
});

it.each([
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['4', undefined],
  ['', undefined],
  ['01', undefined],
  ['constructor', undefined],
  [undefined, undefined],
])('a cookie with %j is device %j', (text, id) => {
  expect(parseDeviceId(text)).toBe(id);
});
