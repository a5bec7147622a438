import { basename, dirname, relative } from 'node:path';

/**
 * An Nx plugin that gives a project with a tsconfig.json a target `typecheck`. Nx's own TypeScript plugin needs project
 * references, which libs without a build don't have (ADR 62).
 */
export const name = 'typecheck';

const commandFor = (project) =>
  `tsc --noEmit --incremental --tsBuildInfoFile ${relative(project, '.baize/types')}/${basename(project)}.tsbuildinfo`;

export const createNodesV2 = [
  '{{apps,libs}/*,tools/*/*}/tsconfig.json',
  (files) =>
    files.map((file) => {
      const project = dirname(file);
      const typecheck = {
        command: commandFor(project),
        options: { cwd: project },
        metadata: { description: 'Checks the types of the project, and of what it imports.' },
      };
      return [file, { projects: { [project]: { root: project, targets: { typecheck } } } }];
    }),
];
