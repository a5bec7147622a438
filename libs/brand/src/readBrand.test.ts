import { expect, it } from 'vitest';
import { readBrand } from './readBrand.ts';

function page(html: string) {
  return new DOMParser().parseFromString(html, 'text/html');
}

it('reads the data that the server rendered into the page', () => {
  const html = '<script type="application/json" id="brand">{"slug":"gold","name":"Gold \\u003c"}</script>';
  expect(readBrand(page(html))).toEqual({ slug: 'gold', name: 'Gold <' });
});

it.each(['', '<script type="application/json" id="brand"></script>'])('refuses the page %j', (html) => {
  expect(() => readBrand(page(html))).toThrow(/not rendered for a brand/);
});

it('refuses data that is not JSON', () => {
  expect(() => readBrand(page('<script type="application/json" id="brand">{</script>'))).toThrow(
    /isn't valid JSON/,
  );
});
