import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodePayload } from './encodePayload.ts';

const decode = (text: string) => {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
};

it('is base64url of the JSON for any player name', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1 }), (username, id) => {
      const encoded = encodePayload({ username, user_id: id });
      expect(encoded).toMatch(/^[\w-]+$/);
      expect(decode(encoded)).toEqual({ username, user_id: id });
    }),
  ));

it('is the same for the same player', () =>
  expect(encodePayload({ username: 'defne' })).toBe('eyJ1c2VybmFtZSI6ImRlZm5lIn0'));
