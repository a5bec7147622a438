/**
 * `npm run test:visual`: takes screenshots of the chosen stories in every variant from an earlier commit (`--against`,
 * default HEAD) and from the working tree, and shows the differences. Exits with 1 if there are any, or if the working
 * tree's catalogue requests another origin. The earlier commit
 * is built on this machine too, so fonts and graphics are the same, and no screenshot is stored in the repository.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCatalogue, checkOut, removeCheckout, ROOT } from './buildCatalogue.ts';
import { chooseStories } from './chooseStories.ts';
import { compareScreenshots, type Comparison } from './compareScreenshots.ts';
import { SCREENSHOT_VARIANTS } from './screenshotVariants.ts';
import { verifyBrandIsolation } from './verifyBrandIsolation.ts';
import { takeScreenshots } from './takeScreenshots.ts';
import { writeReport } from './writeReport.ts';

const { values } = parseArgs({
  options: { against: { type: 'string', default: 'HEAD' }, only: { type: 'string' } },
});
const OUT = join(ROOT, 'artifacts/visual');
const folders = { before: join(OUT, 'before'), after: join(OUT, 'after'), marked: join(OUT, 'marked') };

async function takeCatalogueScreenshots(checkout: string, folder: string, catalogue: string) {
  buildCatalogue(checkout, catalogue);
  const stories = chooseStories(catalogue).filter((id) => !values.only || id.startsWith(values.only));
  return takeScreenshots({ catalogue, stories, variants: SCREENSHOT_VARIANTS, folder });
}

await rm(OUT, { recursive: true, force: true });
const scratch = await mkdtemp(join(tmpdir(), 'baize-visual-'));
const earlier = join(scratch, 'checkout');
try {
  console.log(`Screenshots of ${values.against} ...`);
  checkOut(values.against, earlier);
  await takeCatalogueScreenshots(earlier, folders.before, join(scratch, 'before'));
  console.log('Checking that a changed colour of one brand affects only its screenshots ...');
  await verifyBrandIsolation(earlier, join(scratch, 'before'), join(scratch, 'proof'));
  console.log('Screenshots of the working tree ...');
  const others = await takeCatalogueScreenshots(ROOT, folders.after, join(scratch, 'after'));

  const names = new Set([...(await readdir(folders.before)), ...(await readdir(folders.after))]);
  const comparisons: Comparison[] = [];
  for (const name of [...names].sort()) comparisons.push(await compareScreenshots(name, folders));
  const different = comparisons.filter(({ verdict }) => verdict !== 'same');
  for (const { name, verdict, pixels } of different)
    console.log(`${verdict.padEnd(8)} ${name} (${pixels} pixels)`);
  const report = await writeReport(OUT, comparisons);
  console.log(`${different.length} of ${comparisons.length} screenshots differ. ${report}`);
  for (const other of others) console.log(`The catalogue requested another origin, in ${other}`);
  if (different.length + others.length > 0) process.exitCode = 1;
} finally {
  removeCheckout(earlier);
  await rm(scratch, { recursive: true, force: true });
}
