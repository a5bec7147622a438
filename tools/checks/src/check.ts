/** Runs one check by name: `node tools/checks/src/check.ts bundles`. Exits with 1 when it finds problems. */
import { checkBrands } from './brands/checkBrands.ts';
import { checkBundles } from './checkBundles.ts';
import { checkContract } from './checkContract.ts';
import { checkCoverage } from './spec-coverage/checkCoverage.ts';
import { checkTaskCache } from './task-cache/checkTaskCache.ts';
import { checkTaskInputs } from './task-cache/checkTaskInputs.ts';
import { checkFileNames } from './checkFileNames.ts';
import { checkReadmes } from './checkReadmes.ts';
import { checkStories } from './checkStories.ts';
import { checkThirdLanguage } from './checkThirdLanguage.ts';
import { checkUnusedExports } from './checkUnusedExports.ts';
import { checkTexts } from './checkTexts.ts';

const CHECKS: Record<string, () => Promise<string[]> | string[]> = {
  brands: checkBrands,
  bundles: checkBundles,
  cache: checkTaskCache,
  contract: checkContract,
  coverage: checkCoverage,
  'file-names': checkFileNames,
  'unused-exports': checkUnusedExports,
  'third-language': checkThirdLanguage,
  readmes: checkReadmes,
  inputs: () => checkTaskInputs(process.argv.slice(3)),
  stories: checkStories,
  texts: checkTexts,
};

const name = process.argv[2] ?? '';
const check = CHECKS[name];
if (!check) {
  console.error(`There is no check "${name}". There are: ${Object.keys(CHECKS).join(', ')}.`);
  process.exit(2);
}
const problems = await check();
for (const problem of problems) console.error(`- ${problem}`);
if (problems.length > 0) process.exit(1);
