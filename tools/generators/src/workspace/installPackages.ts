import { installPackagesTask, type GeneratorCallback, type Tree } from '@nx/devkit';

/** What a generator that changes a package.json leaves to be done: links and lock file. */
export const installPackages =
  (tree: Tree, { skipInstall = false }: { skipInstall?: boolean }): GeneratorCallback =>
  () => {
    if (!skipInstall) installPackagesTask(tree, true);
  };
