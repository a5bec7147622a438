import { brandsFolder, describeProblem, loadBrands } from '@baize/brand/node';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

export const ROOT = join(import.meta.dirname, '../../..');

/** What the command line says, and the brands; a broken one is explained and left out. */
export function readSettings() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4200' },
      upstream: { type: 'string', default: 'http://127.0.0.1:4300' },
    },
  });
  const { brands, problems } = loadBrands(brandsFolder);
  for (const problem of problems) console.error(`A brand is left out. ${describeProblem(problem)}`);
  return {
    port: Number(values.port),
    edge: { brands, artwork: brandsFolder, fonts: join(ROOT, '.baize/fonts'), upstream: values.upstream },
  };
}
