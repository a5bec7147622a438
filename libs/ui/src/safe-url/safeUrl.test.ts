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
  'https://play.example/a%20b?x=%F0%9F%8E%B0',
  'https://xn--gne-hoa.example/',
  'https://play.example/?next=javascript:alert(1)',
  'http://127.255.255.254/',
  'https://203.0.113.7/launch',
];

/** Addresses that the browser parses differently from how they look. */
const READ = [
  ['HTTPS://PLAY.EXAMPLE/', 'https://play.example/'],
  [' https://play.example/ ', 'https://play.example/'],
  ['https:\\\\play.example\\a', 'https://play.example/a'],
  ['ht\ntps://play.example/', 'https://play.example/'],
  ['https://play.example/a/../b', 'https://play.example/b'],
  ['https://play.example:443/', 'https://play.example/'],
  ['https:play.example', 'https://play.example/'],
  ['http://2130706433/', 'http://127.0.0.1/'],
] as const;

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
  'https://secret@play.example/',
  'http://localhost@evil.example/',
  'http://0.0.0.0/',
  'http://128.0.0.1/',
  'http://[::2]/',
  'http://localhost./',
  '\u0000javascript:alert(1)',
  '\u001fjavascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://https://play.example/%0Aalert(1)',
  'vbscript:msgbox(1)',
  'view-source:https://play.example/',
  'about:blank',
  'mailto:x@play.example',
  'intent://x#Intent;end',
  'wss://play.example/',
  'https://play example/',
  'https://play.example:99999/',
  'https://%/',
  'https://',
  'http://',
  '',
  '   ',
  null,
  undefined,
  42,
  {},
  ['https://play.example/'],
  new URL('https://play.example/'),
];

describe('safeUrl', () => {
  it.each(GOOD)('accepts %s', (address) => expect(safeUrl(address)).toBe(address));
  it.each(READ)('reads %j as the browser does', (address, read) => expect(safeUrl(address)).toBe(read));
  it.each(BAD)('refuses %j', (address) => expect(safeUrl(address)).toBeUndefined());
  it('resolves a relative URL against the page', () =>
    expect(safeUrl('/Deposit?x=1')).toBe(`${location.origin}/Deposit?x=1`));
});

it('neither navigates nor opens a window for an unsafe URL', () => {
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
