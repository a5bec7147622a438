import { brands } from './brands.ts';
import { visitPage } from './steps.ts';
import { test } from './test.ts';
import { siteUrl } from './visit.ts';

/*
 * Each brand has other sections in its first screen, whose data the page carries: hydrating it must not log an error, such as
 * one of markup that differs.
 */

const half = Math.ceil(brands.length / 2);

for (const [name, some] of [
  ['first', brands.slice(0, half)],
  ['other', brands.slice(half)],
] as const)
  test(
    `the home pages of the ${name} ${some.length} brands are hydrated without an error`,
    { tag: '@gate' },
    async ({ page }) => {
      test.slow();
      for (const { slug } of some) await test.step(slug, () => visitPage(page, `${siteUrl(slug)}/`));
    },
  );
