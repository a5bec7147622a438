import { brandsFolder, loadBrands } from '@baize/brand/node';
import { expect, test } from '@playwright/test';
import { join } from 'node:path';
import { brandSheet } from './brandSheet.ts';
import { takeFirstScreens, type ScreenName } from './firstScreens.ts';
import { nearestPairs } from './nearestPairs.ts';

/*
 * No two brands' first screens have the same structure, whatever their colours (ADR 73). The screenshots and
 * a sheet of them are in `artifacts/brands`.
 */

const { brands } = loadBrands(brandsFolder);
const slugs = brands.map(({ slug }) => slug);
const OUT = join(import.meta.dirname, '../../../../../artifacts/brands');
const PORT = process.env.SITE_PORT;

/** The minimum difference of the most similar pair. */
const MIN: Record<ScreenName, number> = { desktop: 0.35, phone: 0.35 };
const SHEETS = { desktop: { columns: 5, width: 300 }, phone: { columns: 10, width: 150 } };
const SHOWN = 12;

for (const screen of ['desktop', 'phone'] as const)
  test(`no two brands have the same structure: ${screen}`, async ({ browser }) => {
    const folder = join(OUT, screen);
    const origin = ({ slug }: { slug: string }) => `http://${slug}.localhost:${PORT}/`;
    await takeFirstScreens(brands, screen, { browser, origin, folder });
    console.log(await brandSheet(folder, slugs, SHEETS[screen]));
    const pairs = await nearestPairs(folder, slugs);
    for (const { slugs: two, distance } of pairs.slice(0, SHOWN))
      console.log(`${distance.toFixed(3)} ${two.join(' and ')}`);
    expect(pairs.filter(({ distance }) => distance < MIN[screen])).toEqual([]);
  });
