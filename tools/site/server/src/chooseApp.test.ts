import { describe, expect, it } from 'vitest';
import { chooseApp, parseAppChoice } from './chooseApp.ts';

/** Names that every object inherits. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

describe('the app requested by a URL or cookie', () => {
  it.each([
    ['mobile', undefined, 'mobile-web'],
    [undefined, 'mobile', 'mobile-web'],
    ['web', 'mobile', 'web'],
    ['fridge', 'mobile', 'mobile-web'],
    ['fridge', undefined, 'web'],
  ])('with URL %s and cookie %s is %s', (asked, remembered, app) =>
    expect(chooseApp({ embed: false, asked, remembered })).toBe(app),
  );

  it.each(INHERITED)('is never "%s"', (name) => {
    expect(chooseApp({ embed: false, asked: name, remembered: name })).toBe('web');
    expect(parseAppChoice(name)).toBeUndefined();
  });
});
