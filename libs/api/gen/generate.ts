/**
 * `npm run gen`: generates everything that is derived from the contract in `openapi/`. With `--check` it writes
 * nothing and fails when a committed file is out of date.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import type { Contract } from './Contract.ts';
import { contractProblems } from './contractProblems.ts';
import { responseSchemas } from './responseSchemas.ts';
import { sideEffectPaths } from './sideEffectPaths.ts';
import { withoutAssumed } from './withoutAssumed.ts';

const ROOT = join(import.meta.dirname, '../../..');
const OUT = join(import.meta.dirname, '../src/generated');
const NOTICE = '/* Made by `npm run gen` from openapi/. Do not edit. */\n\n';

function bundleContract(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baize-gen-'));
  try {
    const file = join(folder, 'openapi.json');
    const redocly = join(ROOT, 'node_modules/.bin/redocly');
    execFileSync(redocly, ['bundle', 'baize', '--output', file], { cwd: ROOT, stdio: 'pipe' });
    return readFileSync(file, 'utf8');
  } catch (error) {
    const problems = contractProblems(ROOT);
    if (problems.length === 0) throw error;
    console.error(problems.join('\n'));
    return process.exit(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const schemasFile = (name: string, doc: string, schemas: object) =>
  `${NOTICE}import type { ResponseSchema } from '../findSchemaViolation.ts';\n\n/** ${doc} */\nexport const ${name}: Readonly<Record<string, ResponseSchema>> = ${JSON.stringify(schemas, null, 1)};\n`;

async function generatedFiles(): Promise<Record<string, string>> {
  const contract = JSON.parse(bundleContract()) as Contract;
  const promised = withoutAssumed(contract);
  const types = astToString(await openapiTS(JSON.stringify(promised), { alphabetize: true }));
  const { first, areas } = responseSchemas(promised);
  return {
    'areaResponseSchemas.ts': schemasFile(
      'AREA_RESPONSE_SCHEMAS',
      'The same for what comes after the first pages.',
      areas,
    ),
    'openapi.json': `${JSON.stringify(contract, null, 1)}\n`,
    'responseSchemas.ts': schemasFile(
      'RESPONSE_SCHEMAS',
      'What the client holds a reply to, by method and path.',
      first,
    ),
    'schema.d.ts': NOTICE + types,
    'sideEffectPaths.ts': `${NOTICE}/** GETs that change something: never retried, cached or prefetched. */\nexport const SIDE_EFFECT_PATHS: readonly string[] = ${JSON.stringify(sideEffectPaths(contract))};\n`,
  };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const files = await generatedFiles();
if (process.argv.includes('--check')) {
  const stale = Object.entries(files).filter(([name, text]) => read(join(OUT, name)) !== text);
  if (stale.length > 0) {
    console.error(
      `openapi/ has changed. Outdated files: ${stale.map(([name]) => name).join(', ')}. Run: npm run gen`,
    );
    process.exit(1);
  }
} else {
  mkdirSync(OUT, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(OUT, name), text);
  console.log(`Wrote ${Object.keys(files).join(', ')} to libs/api/src/generated`);
}
