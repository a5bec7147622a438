import { describe, expect, it, vi } from 'vitest';
import { leavePage, openWindow } from './leavePage.ts';
import { safeUrl } from './safeUrl.ts';

const GOOD = [
  'https://play.example/game?id=1#top',
  'https://play.example:8443/',
  'http://localhost:4300/slot/1',
  'http://providers.localhost:4300/slot/1',
  'http://127.0.0.1:9/',
  'http://[::1]:9/',
];

const BAD = [
  'http://play.example/',
  'http://localhost.evil.example/',
  'http://evil-localhost/',
  'http://127.0.0.1.evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://play.example/1',
  'file:///etc/passwd',
  'ftp://play.example/',
  'ws://play.example/',
  'https://user:secret@play.example/',
  'https://',
  'http://',
  '',
  '   ',
  null,
  undefined,
  42,
  {},
];

describe('safeUrl', () => {
  it.each(GOOD)('passes %s', (address) => expect(safeUrl(address)).toBe(address));
  it.each(BAD)('refuses %j', (address) => expect(safeUrl(address)).toBeUndefined());
  it('reads a relative address from the page', () =>
    expect(safeUrl('/Deposit?x=1')).toBe(`${location.origin}/Deposit?x=1`));
});

it('neither leaves nor opens for an unsafe address', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  expect(leavePage('javascript:alert(1)')).toBe(false);
  expect(openWindow('http://play.example/')).toBe(false);
  expect(open).not.toHaveBeenCalled();
  expect(openWindow('https://play.example/')).toBe(true);
  expect(open).toHaveBeenCalledWith(
    'https://play.example/',
    '_blank',
    expect.stringContaining('width=1200,height=800'),
  );
});
