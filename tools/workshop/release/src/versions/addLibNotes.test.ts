import { expect, it } from 'vitest';
import { addLibNotes } from './addLibNotes.ts';

const APP = '## 2.1.0 (2026-11-29)\n\n### Fixes\n\n- footer';

it('adds what changed in the libs inside an app', () =>
  expect(
    addLibNotes(APP, [
      { name: '@baize/sport', entry: '## 1.3.0 (2026-11-29)\n\n### Features\n\n- slip' },
      { name: '@baize/ui', entry: '## 3.0.1 (2026-11-29)\n' },
    ]),
  ).toBe(`${APP}\n\n### In the libs inside\n\n#### @baize/sport\n\n##### Features\n\n- slip`));

it('leaves an entry alone without changed libs', () => expect(addLibNotes(APP, [])).toBe(APP));
