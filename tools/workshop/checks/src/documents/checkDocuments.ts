import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../root.ts';
import { commandProblems } from './commandProblems.ts';
import { nameProblems, wordsOf } from './nameProblems.ts';
import { OUTSIDE_NAMES } from './outsideNames.ts';
import { linkProblems, pathProblems } from './pathProblems.ts';
import { readDocuments } from './readDocuments.ts';

const CODE = /\.(?:[cm]?[jt]sx?|json|ya?ml|css|html|template)$/;
/** The list of names that aren't in the code, this check's tests, and a file that is too large to be worth reading. */
const NOT_READ = /\/documents\/(?:outsideNames|\w+\.test)\.ts$|^package-lock\.json$/;

/** All words in the code and in the names of its files. */
function wordsOfCode(): ReadonlySet<string> {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = tracked.split('\n').filter((file) => CODE.test(file) && existsSync(join(ROOT, file)));
  return new Set([
    ...files.flatMap((file) => wordsOf(basename(file))),
    ...files
      .filter((file) => !NOT_READ.test(file))
      .flatMap((file) => wordsOf(readFileSync(join(ROOT, file), 'utf8'))),
  ]);
}

interface Package {
  name: string;
  scripts?: Readonly<Record<string, string>>;
}

/** The commands of all npm scripts: those of the root, and those of a project with `-w`. */
const scriptCommands = (): ReadonlySet<string> =>
  new Set(
    globSync(['package.json', '{apps,libs}/*/package.json', 'tools/*/*/package.json'], { cwd: ROOT }).flatMap(
      (file) => {
        const { name, scripts = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Package;
        const project = file === 'package.json' ? '' : ` -w ${name}`;
        return Object.keys(scripts).map((script) => `npm run ${script}${project}`);
      },
    ),
  );

/** The text of a document; empty for other files and folders. */
function read(path: string): string | undefined {
  const file = join(ROOT, path);
  if (!existsSync(file)) return undefined;
  return path.endsWith('.md') ? readFileSync(file, 'utf8') : '';
}

const exists = (glob: string) => globSync(glob, { cwd: ROOT }).length > 0;

/** Checks that the names, paths, links and commands in the documents exist. */
export function checkDocuments(): string[] {
  const words = wordsOfCode();
  const known = new Set([...words, ...OUTSIDE_NAMES]);
  const scripts = scriptCommands();
  return [
    ...readDocuments().flatMap((document) => [
      ...nameProblems(document, known),
      ...pathProblems(document, exists),
      ...linkProblems(document, read),
      ...commandProblems(document, scripts),
    ]),
    ...[...OUTSIDE_NAMES]
      .filter((name) => words.has(name))
      .map((name) => `\`${name}\` is in the code now: remove it from outsideNames.ts.`),
  ];
}
