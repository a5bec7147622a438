import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { USUAL } from './ASSUMPTIONS.ts';
import { formatScale } from './formatScale.ts';
import { SCALE_DOCUMENT, shownScale, withScale } from './scaleDocument.ts';

it('docs/scale.md shows the current calculation; otherwise run npm run scale -- --write', () =>
  expect(shownScale(readFileSync(SCALE_DOCUMENT, 'utf8'))).toBe(formatScale(USUAL)));

it('only the calculation of a document is replaced', () => {
  const document = '# Scale\n\n```sh\nnpm run scale\n```\n\n```text\nold $1\n\nold\n```\n\nEnd.\n';
  const changed = withScale(document, '$& new');
  expect(changed).toBe('# Scale\n\n```sh\nnpm run scale\n```\n\n```text\n$& new\n```\n\nEnd.\n');
  expect(shownScale(changed)).toBe('$& new');
});
