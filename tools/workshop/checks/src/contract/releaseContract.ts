/** `npm run release:contract`: makes the current contract the baseline for later changes. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { checkContract } from '../checkContract.ts';
import type { Description } from './Description.ts';
import { CHANGELOG, CONTRACT, RELEASED } from './contractFiles.ts';

const problems = checkContract();
if (problems.length > 0) {
  for (const problem of problems) console.error(`- ${problem}`);
  process.exit(1);
}
const { version } = (JSON.parse(readFileSync(CONTRACT, 'utf8')) as Description).info;
const today = new Date().toISOString().slice(0, 10);
const changelog = readFileSync(CHANGELOG, 'utf8');
writeFileSync(CHANGELOG, changelog.replace('## Unreleased', `## Unreleased\n\n## ${version} (${today})`));
copyFileSync(CONTRACT, RELEASED);
console.log(`Released the contract ${version}.`);
