import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptMessage, fitsMessageLimit, MESSAGE_LIMIT, decodeMessage } from './acceptMessage.ts';

const game = {} as Window;
const FROM = { origin: 'https://games.example', source: game };
const round = { type: 'baize:round', version: 1 };
const arriving = (signs: object) => ({ data: round, ...FROM, ...signs });

describe('acceptMessage', () => {
  it('accepts a message from the shown frame', () => expect(acceptMessage(arriving({}), FROM)).toBe(round));

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a subdomain', { origin: 'https://a.games.example' }],
    ['a host with the same prefix', { origin: 'https://games.example.evil.example' }],
    ['plain http', { origin: 'http://games.example' }],
    ['another port', { origin: 'https://games.example:8443' }],
    ['a page without an origin', { origin: 'null' }],
    ['nobody', { origin: '' }],
    ['another window', { source: {} as Window }],
    ['no window', { source: null }],
    ['words', { data: 'baize:round' }],
    ['nothing', { data: null }],
    ['a list', { data: [round] }],
    ['no version', { data: { type: 'baize:round' } }],
    ['a version as text', { data: { ...round, version: '1' } }],
    ['half a version', { data: { ...round, version: 1.5 } }],
    ['no type', { data: { version: 1 } }],
    ['64 KB and a letter', { data: { ...round, more: 'x'.repeat(MESSAGE_LIMIT) } }],
    ['64 KB of long letters', { data: { ...round, more: 'ş'.repeat(MESSAGE_LIMIT / 2) } }],
  ])('rejects %s', (_, signs) => expect(acceptMessage(arriving(signs), FROM)).toBeUndefined());

  it('rejects everything without an expected origin and source', () => {
    expect(acceptMessage(arriving({ origin: 'null' }), { origin: 'null', source: game })).toBeUndefined();
    expect(acceptMessage(arriving({ source: null }), { ...FROM, source: null })).toBeUndefined();
    expect(acceptMessage(arriving({ source: undefined }), { ...FROM, source: undefined })).toBeUndefined();
  });

  it('rejects any other origin', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (origin) => {
        fc.pre(origin !== FROM.origin);
        expect(acceptMessage(arriving({ origin }), FROM)).toBeUndefined();
      }),
    );
  });
});

describe('decodeMessage', () => {
  it('limits the size in bytes, exactly', () => {
    const room = MESSAGE_LIMIT - JSON.stringify({ ...round, more: '' }).length;
    expect(decodeMessage({ ...round, more: 'x'.repeat(room) })).toBeDefined();
    expect(decodeMessage({ ...round, more: 'x'.repeat(room + 1) })).toBeUndefined();
  });
  it('rejects circular references and bigints', () => {
    const circle: Record<string, unknown> = { ...round };
    circle.itself = circle;
    expect([decodeMessage(circle), decodeMessage({ ...round, big: 1n })]).toEqual([undefined, undefined]);
  });
});

it.each([
  ['x'.repeat(MESSAGE_LIMIT), true],
  ['x'.repeat(MESSAGE_LIMIT + 1), false],
  ['ş'.repeat(MESSAGE_LIMIT / 2), true],
  [`${'ş'.repeat(MESSAGE_LIMIT / 2)}x`, false],
])('code of %#: fits %s', (code, fits) => expect(fitsMessageLimit(code)).toBe(fits));
