import type { ProjectConfiguration } from '@nx/devkit';

/** Required targets of a project that has a given file or folder. */
const BY_FILE = [
  { file: 'package.json', targets: ['lint'] },
  { file: 'tsconfig.json', targets: ['typecheck'] },
  { file: 'vitest.config.ts', targets: ['test'] },
  { file: 'vite.config.ts', targets: ['build', 'dev', 'preview', 'e2e'] },
] as const;

/** Additional targets of individual projects. */
const BY_NAME: Readonly<Record<string, readonly string[]>> = {
  '@baize/ui': ['storybook'],
  '@baize/site-server': ['fonts'],
};

/** Allowed but unused: Nx's plugin for Vite adds them to every built project. */
const ALLOWED_BESIDES = ['build-deps', 'watch-deps'];

/** A project in Nx's format. */
export type TargetsOf = Pick<ProjectConfiguration, 'name' | 'root' | 'targets'>;

/** Whether a command doesn't exit as expected: `vitest` watches in a terminal. */
const isWatching = (command: string) => /^vitest(?: watch)?$/.test(command.trim());

function wrongTargets({ name, targets = {} }: TargetsOf, wanted: readonly string[], hasPackage: HasPackage) {
  const known = new Set([...wanted, ...ALLOWED_BESIDES]);
  return Object.entries(targets).flatMap(([target, { executor = '', options }]) => {
    /* A package.json script was added on purpose. */
    if (!known.has(target) && executor !== 'nx:run-script')
      return [`${name}: nobody knows the target "${target}"; list it, or turn it off`];
    const [packageName = ''] = executor.split(':');
    if (packageName.startsWith('@') && !hasPackage(packageName))
      return [`${name}: "${target}" needs ${packageName}, which isn't installed`];
    const { command = '' } = (options ?? {}) as { command?: string };
    return isWatching(command) ? [`${name}: "${target}" never ends in a terminal`] : [];
  });
}

type HasPackage = (name: string) => boolean;

/**
 * Targets that a project lacks, unexpected or broken ones, and ambiguous short project names (`casino` for
 * `@baize/casino`).
 */
export function targetProblems(
  projects: readonly TargetsOf[],
  hasFile: (path: string) => boolean,
  hasPackage: HasPackage,
): string[] {
  const byShortName = Map.groupBy(projects, ({ name = '' }) => name.split('/').at(-1));
  const ambiguous = [...byShortName].filter(([, named]) => named.length > 1);
  return [
    ...ambiguous.map(([short]) => `"${short}" is the short name of several projects; rename one`),
    ...projects.flatMap((project) => {
      const { name = '', root, targets = {} } = project;
      const wanted = [
        ...BY_FILE.filter(({ file }) => hasFile(`${root}/${file}`)).flatMap((rule) => rule.targets),
        ...(new Map(Object.entries(BY_NAME)).get(name) ?? []),
      ];
      const missing = wanted.filter((target) => !(target in targets));
      return [
        ...missing.map((target) => `${name}: "nx ${target} ${name.split('/').at(-1)}" doesn't exist`),
        ...wrongTargets(project, wanted, hasPackage),
      ];
    }),
  ];
}
