import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyWorkspace } from './copyWorkspace.ts';

const LIST = 'libs/i18n/src/languages.ts';
const LAST_ENTRY = '} as const satisfies Record<string, LanguageEntry>;';
const ENTRY = "  de: { name: 'Deutsch', short: 'DE', locale: 'de-DE' },\n";

interface Gate {
  name: string;
  command: string;
  args: readonly string[];
  /** Where to run it, relative to the workspace root. */
  folder?: string;
}

/**
 * Requirements for a new language: types, the check of the texts, a site in that language, a build that includes it.
 */
const GATES: readonly Gate[] = [
  { name: 'the check of the texts', command: 'node', args: ['tools/workshop/checks/src/check.ts', 'texts'] },
  {
    name: 'the check of the brands',
    command: 'node',
    args: ['tools/workshop/checks/src/check.ts', 'brands'],
  },
  {
    name: 'the site',
    command: 'vitest',
    args: ['run', 'src/start/startApp.test.tsx', '-t', 'whoever chose de'],
    folder: 'libs/shell',
  },
  { name: 'the build', command: 'vite', args: ['build'], folder: 'apps/web' },
  { name: 'the types', command: 'tsc', args: [] },
];

/** The steps for adding a language: an entry in the list, a file next to each of the others, and `npm run gen`. */
function addLanguage(workspace: string): string[] {
  const list = readFileSync(join(workspace, LIST), 'utf8');
  if (!list.includes(LAST_ENTRY)) return [`${LIST} doesn't contain "${LAST_ENTRY}", the end of the list.`];
  writeFileSync(join(workspace, LIST), list.replace(LAST_ENTRY, `${ENTRY}${LAST_ENTRY}`));
  for (const file of globSync('libs/*/src/**/locales/en.json', { cwd: workspace }))
    copyFileSync(join(workspace, file), join(workspace, dirname(file), 'de.json'));
  execFileSync('npm', ['run', 'gen'], { cwd: workspace, stdio: 'pipe' });
  return [];
}

/**
 * Checks that a third language needs only an entry in a list and its JSON files (ADR 32), by adding one in a temporary
 * copy of the workspace.
 */
export function checkThirdLanguage(): string[] {
  const workspace = copyWorkspace();
  try {
    const problems = addLanguage(workspace);
    if (problems.length > 0) return problems;
    const failed = GATES.flatMap(({ name, command, args, folder = '' }) => {
      const { status, stdout, stderr } = spawnSync(command, args, {
        cwd: join(workspace, folder),
        encoding: 'utf8',
      });
      return status === 0 ? [] : [`With a third language ${name} fails:\n${(stdout + stderr).slice(-2000)}`];
    });
    const built = globSync('apps/web/dist/client/assets/texts-de*.js', { cwd: workspace });
    return built.length > 0 ? failed : [...failed, 'The build has no texts of a third language.'];
  } finally {
    rmSync(workspace, { recursive: true });
  }
}
