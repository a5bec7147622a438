import { installPackagesTask, type GeneratorCallback, type Tree } from '@nx/devkit';

/** The remaining steps after a generator has changed a package.json: links and lock file. */
export const installPackages =
  (tree: Tree, { skipInstall = false }: { skipInstall?: boolean }): GeneratorCallback =>
  () => {
    if (!skipInstall) installPackagesTask(tree, true);
  };
