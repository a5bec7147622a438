import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCatalogue } from './buildCatalogue.ts';
import { compareScreenshots } from './compareScreenshots.ts';
import { screenshotName, takeScreenshots } from './takeScreenshots.ts';

const STORIES = ['controls-button--hovered', 'page-topbar--classic', 'home-jackpotboard--climbing'] as const;
const CHANGED = 'orvane';
const UNTOUCHED = 'sedira';
const SCHEME = 'dark';
const WIDTH = 1280;
const PAINT = '#d95f8b';

interface Brand {
  theme: { seed: { accent: string } };
}

/** Gives one brand another accent. */
function repaint(checkout: string) {
  const file = join(checkout, 'libs/brand/brands', CHANGED, 'brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as Brand;
  brand.theme.seed.accent = PAINT;
  writeFileSync(file, JSON.stringify(brand));
}

/**
 * A colour change in one brand changes that brand's screenshots and no others. Modifies the checkout.
 * @throws if it affects any other
 */
export async function verifyBrandIsolation(
  checkout: string,
  catalogue: string,
  scratch: string,
): Promise<void> {
  const recoloured = join(scratch, 'recoloured');
  repaint(checkout);
  buildCatalogue(checkout, recoloured);
  const folders = {
    before: join(scratch, 'before'),
    after: join(scratch, 'after'),
    marked: join(scratch, 'marked'),
  };
  const variants = [CHANGED, UNTOUCHED].map((brand) => ({ brand, scheme: SCHEME, width: WIDTH }) as const);
  await takeScreenshots({ catalogue, stories: STORIES, variants, folder: folders.before });
  await takeScreenshots({ catalogue: recoloured, stories: STORIES, variants, folder: folders.after });
  for (const variant of variants) {
    for (const story of STORIES) {
      const name = screenshotName(story, variant);
      const { verdict } = await compareScreenshots(name, folders);
      const expected = variant.brand === CHANGED ? 'changed' : 'same';
      if (verdict !== expected)
        throw new Error(
          `${name} is ${verdict} after a colour of ${CHANGED} was changed; expected ${expected}.`,
        );
    }
  }
}
