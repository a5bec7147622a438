import type { ProjectConfiguration } from '@nx/devkit';

/** What a project must have, by the file or folder that it has. */
const BY_FILE = [
  { file: 'package.json', targets: ['lint'] },
  { file: 'tsconfig.json', targets: ['typecheck'] },
  { file: 'vitest.config.ts', targets: ['test'] },
  { file: 'vite.config.ts', targets: ['build', 'dev', 'preview', 'e2e'] },
] as const;

/** What single projects have besides. */
const BY_NAME: Readonly<Record<string, readonly string[]>> = {
  '@baize/ui': ['storybook'],
  '@baize/site-server': ['fonts'],
};

/** Run by us, or left alone: Nx's plugin for Vite adds them to anything that is built. */
const ALLOWED_BESIDES = ['build-deps', 'watch-deps'];

/** A project as Nx sees it. */
export type TargetsOf = Pick<ProjectConfiguration, 'name' | 'root' | 'targets'>;

/** A target that doesn't end by itself where one expects it to: `vitest` watches in a terminal. */
const isWatching = (command: string) => /^vitest(?: watch)?$/.test(command.trim());

function wrongTargets({ name, targets = {} }: TargetsOf, wanted: readonly string[], hasPackage: HasPackage) {
  const known = new Set([...wanted, ...ALLOWED_BESIDES]);
  return Object.entries(targets).flatMap(([target, { executor = '', options }]) => {
    /* A script of its package.json is somebody's own. */
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
 * Targets that a project lacks, has without anybody knowing, or that can't work; and projects whose short name
 * (`casino` of `@baize/casino`) means two.
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
