import { expect, it } from 'vitest';
import { splitMeta } from '../../server/splitMeta.ts';

const PRELOAD = '<link rel="preload" as="image" href="/hero.avif" fetchPriority="high"/>';
const META =
  '<title>A &lt; B</title><meta name="description" content="x &gt; y"/><link rel="canonical" href="https://a.example/"/>';

it.each([
  ['metadata, which leads', `${META}<div>page</div>`, META, '<div>page</div>'],
  ['metadata behind a preload', `${PRELOAD}${META}<p>page</p>`, META, `${PRELOAD}<p>page</p>`],
  ['none', '<div><title>of a picture</title></div>', '', '<div><title>of a picture</title></div>'],
  ['nothing at all', '', '', ''],
])('parts %s', (_, markup, head, html) => expect(splitMeta(markup)).toEqual({ head, html }));
