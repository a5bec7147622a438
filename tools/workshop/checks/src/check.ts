/** Runs one check by name: `node tools/workshop/checks/src/check.ts bundles`. Exits with 1 if it finds problems. */
import { checkBrands } from './brands/checkBrands.ts';
import { checkBundles } from './checkBundles.ts';
import { checkContract } from './checkContract.ts';
import { checkCoverage } from './spec-coverage/checkCoverage.ts';
import { checkTaskCache } from './task-cache/checkTaskCache.ts';
import { checkTaskInputs } from './task-cache/checkTaskInputs.ts';
import { checkFileNames } from './checkFileNames.ts';
import { checkDocuments } from './documents/checkDocuments.ts';
import { checkEnglish } from './english/checkEnglish.ts';
import { checkReadmes } from './checkReadmes.ts';
import { checkStories } from './checkStories.ts';
import { checkThirdLanguage } from './checkThirdLanguage.ts';
import { checkUnusedExports } from './checkUnusedExports.ts';
import { checkTargets } from './targets/checkTargets.ts';
import { checkTexts } from './checkTexts.ts';

interface Check {
  /** What it checks, printed on success. */
  what: string;
  /** Returns the problems that it finds, one per line. */
  run: () => Promise<string[]> | string[];
}

const CHECKS: Record<string, Check> = {
  brands: {
    what: "every brand's data, artwork and licence, the switches, the JSON Schema",
    run: checkBrands,
  },
  bundles: { what: 'the scripts of all apps: weight of routes, names of brands', run: checkBundles },
  cache: { what: 'cached tasks, with each of their inputs broken', run: checkTaskCache },
  contract: {
    what: "openapi/: lint, examples, money's marks, changes since the release",
    run: checkContract,
  },
  coverage: { what: 'the statements of docs/spec.md, and their tests', run: checkCoverage },
  documents: { what: 'names, paths, links and commands in the documents', run: checkDocuments },
  english: { what: 'documents, comments, test titles and descriptions', run: checkEnglish },
  'file-names': { what: 'every file and its main export', run: checkFileNames },
  inputs: {
    what: 'the files that cached tasks read',
    run: () => checkTaskInputs(process.argv.slice(3)),
  },
  readmes: { what: 'the README of every project, the index of ADRs', run: checkReadmes },
  catalogue: { what: 'documentation, states and stories of every component', run: checkStories },
  targets: { what: "every project's Nx targets", run: checkTargets },
  texts: { what: 'the texts of all libs in all languages', run: checkTexts },
  'third-language': { what: 'types, texts and build with one more language', run: checkThirdLanguage },
  'unused-exports': { what: "every lib's exports, and who uses them", run: checkUnusedExports },
};

const name = process.argv[2] ?? '';
const check = new Map(Object.entries(CHECKS)).get(name);
if (!check) {
  console.error(`Unknown check "${name}". Checks: ${Object.keys(CHECKS).join(', ')}.`);
  process.exit(2);
}
const problems = await check.run();
for (const problem of problems) console.error(`- ${problem}`);
if (problems.length > 0) process.exit(1);
console.log(`${name} passed: ${check.what}.`);
