import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HEIGHT_LIMIT, decodeAnswer } from './protocol.ts';

it.each([
  [{ version: 1, type: 'running' }, { type: 'running' }],
  [{ version: 1, type: 'running', token: 'x' }, { type: 'running' }],
  [
    { version: 1, type: 'height', px: 320.2 },
    { type: 'height', px: 321 },
  ],
  [
    { version: 1, type: 'height', px: 0 },
    { type: 'height', px: 0 },
  ],
  [
    { version: 1, type: 'height', px: 1e9 },
    { type: 'height', px: HEIGHT_LIMIT },
  ],
  [
    { version: 1, type: 'failed', reason: 'load' },
    { type: 'failed', reason: 'load' },
  ],
  [
    { version: 1, type: 'failed', reason: '<b>' },
    { type: 'failed', reason: 'script' },
  ],
  [{ version: 2, type: 'running' }, undefined],
  [{ type: 'running' }, undefined],
  [{ version: 1, type: 'height', px: '320' }, undefined],
  [{ version: 1, type: 'height', px: -1 }, undefined],
  [{ version: 1, type: 'height', px: NaN }, undefined],
  [{ version: 1, type: 'height', px: Infinity }, undefined],
  [{ version: 1, type: 'open', url: 'https://evil.example/' }, undefined],
  ['running', undefined],
  [null, undefined],
])('reads %j as %j', (data, answer) => expect(decodeAnswer(data)).toEqual(answer));

it('returns only known answers, whatever a script sends', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      const answer = decodeAnswer(data);
      expect(answer === undefined || ['running', 'height', 'failed'].includes(answer.type)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.anything(), (px) => {
      const answer = decodeAnswer({ version: 1, type: 'height', px });
      if (answer?.type !== 'height') return;
      expect(Number.isInteger(answer.px) && answer.px >= 0 && answer.px <= HEIGHT_LIMIT).toBe(true);
    }),
  );
});
