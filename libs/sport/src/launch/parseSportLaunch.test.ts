import { describe, expect, it } from 'vitest';
import { parseSportLaunch } from './parseSportLaunch.ts';

describe('a launch', () => {
  it('is a URL to frame', () => {
    expect(parseSportLaunch({ url: ' https://sport.example/p ', token: 't' })).toEqual({
      type: 'frame',
      url: 'https://sport.example/p',
    });
  });

  it('is a script to run', () => {
    expect(parseSportLaunch({ type: 'script', url: 'https://sport.example/p.js', script: 'go()' })).toEqual({
      type: 'script',
      code: 'go()',
    });
  });

  it.each([
    undefined,
    null,
    'https://sport.example',
    [],
    {},
    { url: '' },
    { url: '   ' },
    { type: 'script', script: '' },
    { type: 'script', url: 'https://sport.example/p.js' },
  ])('is not %j', (value) => {
    expect(() => parseSportLaunch(value)).toThrow(expect.objectContaining({ failure: 'unreadable' }));
  });
});
