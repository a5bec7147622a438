/**
 * Calculates what many players at once ask of the CDN, the site servers and the platform, from the intervals in the code.
 *
 *     npm run scale -- --players 200000 --tabs 3
 *     npm run scale -- --write            # updates docs/scale.md
 */
import { UsageError } from '@baize/http';
import { readFileSync, writeFileSync } from 'node:fs';
import { USUAL } from './ASSUMPTIONS.ts';
import { formatAssumptions, formatScale } from './formatScale.ts';
import { readAssumptions } from './readAssumptions.ts';
import { SCALE_DOCUMENT, withScale } from './scaleDocument.ts';

try {
  const { assumptions, write, help } = readAssumptions(process.argv.slice(2));
  console.log(
    help ? `Usage: npm run scale -- [options]\n\n${formatAssumptions(USUAL)}` : formatScale(assumptions),
  );
  if (write)
    writeFileSync(SCALE_DOCUMENT, withScale(readFileSync(SCALE_DOCUMENT, 'utf8'), formatScale(USUAL)));
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exit(1);
}
