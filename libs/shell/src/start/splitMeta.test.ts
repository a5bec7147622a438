import { expect, it } from 'vitest';
import { splitMeta } from '../../server/splitMeta.ts';

const PRELOAD = '<link rel="preload" as="image" href="/hero.avif" fetchPriority="high"/>';
const META =
  '<title>A &lt; B</title><meta name="description" content="x &gt; y"/><link rel="canonical" href="https://a.example/"/>';

it.each([
  ['leading metadata', `${META}<div>page</div>`, META, '<div>page</div>'],
  ['metadata after a preload', `${PRELOAD}${META}<p>page</p>`, META, `${PRELOAD}<p>page</p>`],
  ['no metadata', '<div><title>of an SVG</title></div>', '', '<div><title>of an SVG</title></div>'],
  ['empty markup', '', '', ''],
])('splits %s', (_, markup, head, html) => expect(splitMeta(markup)).toEqual({ head, html }));
