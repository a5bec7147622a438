import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeGameMessage, writeSiteMessage } from './bridgeMessages.ts';

const say = (type: string, rest: object = {}) => decodeGameMessage({ type, version: 1, ...rest });

describe('a game message', () => {
  it.each(['round-started', 'round-ended', 'balance-changed'])('baize:%s is read', (type) =>
    expect(say(`baize:${type}`)).toEqual({ type }),
  );

  it.each([
    [
      ['rounds', 'pause', 'sound'],
      ['rounds', 'pause', 'sound'],
    ],
    [['sound', 'fly', 7, null], ['sound']],
    [[], []],
    ['rounds', []],
    [{ rounds: true }, []],
    [undefined, []],
  ])('ready with %j supports %j', (supports, expected) => {
    const message = say('baize:ready', { supports });
    expect(message?.type === 'ready' && [...message.abilities]).toEqual(expected);
  });

  it.each(['round-ended', 'baize:round', 'baize:close', 'baize:hello', 'baize:', 'BAIZE:ready', ''])(
    '%j is ignored',
    (type) => expect(say(type)).toBeUndefined(),
  );

  it.each([0, 2, 1.5, -1, Number.NaN])('version %d is ignored', (version) =>
    expect(decodeGameMessage({ type: 'baize:ready', version })).toBeUndefined(),
  );

  it('carries only its type, whatever the game adds', () =>
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (extra) => {
        const message = decodeGameMessage({ ...extra, type: 'baize:round-ended', version: 1 });
        expect(message).toEqual({ type: 'round-ended' });
      }),
    ));
});

it('a message to a game has the prefix and the version', () =>
  expect(writeSiteMessage({ type: 'hello', sound: true, paused: false })).toEqual({
    type: 'baize:hello',
    version: 1,
    sound: true,
    paused: false,
  }));
