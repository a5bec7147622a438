/**
 * `npm run fuzz:ownership`: removes each ownership check in turn, and requires the fuzz to detect it. `--
 * payments` selects some.
 */
import { allowedUnseen } from './allowedUnseen.ts';
import { findChecks } from './findChecks.ts';
import { removeChecks } from './removeChecks.ts';
import { WRITTEN_CHECKS } from './writtenChecks.ts';

const wanted = process.argv[2] ?? '';
const checks = [...findChecks(), ...WRITTEN_CHECKS].filter(({ file }) => file.includes(wanted));
const start = Date.now();
const counts = { found: 0, allowed: 0, failed: 0 };
await removeChecks(checks, ({ removal, result, output }) => {
  const { file, text, nth } = removal;
  const reason = result === 'unseen' ? allowedUnseen(removal) : undefined;
  const verdict = result === 'found' ? 'found' : reason ? 'allowed' : 'failed';
  counts[verdict] += 1;
  console.log(`${verdict === 'failed' ? result.toUpperCase() : verdict}  ${file} ${nth}. ${text}`);
  console.log(`    ${(reason ?? output).slice(0, 140)}`);
});
const seconds = Math.round((Date.now() - start) / 1000);
console.log(`${counts.found} found, ${counts.allowed} allowed, ${counts.failed} failed in ${seconds} s`);
if (counts.failed > 0) process.exitCode = 1;
