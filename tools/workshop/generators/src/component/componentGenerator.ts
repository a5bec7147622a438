import { formatFiles, generateFiles, logger, names, type Tree } from '@nx/devkit';
import { componentGenerator as reactComponentGenerator } from '@nx/react';
import { join } from 'node:path';
import { checkName } from '../workspace/checkName.ts';
import { relativeToCwd } from '../workspace/relativeToCwd.ts';
import { reactDefaults } from '../workspace/reactDefaults.ts';
import type { ComponentOptions } from './ComponentOptions.ts';
import { registerComponent } from './registerComponent.ts';

const SOURCE = 'libs/ui/src';

const withoutStop = (text: string) => text.trim().replace(/\.$/, '');

/** The names that the design system's entry point exports. */
function exportedNames(tree: Tree): Set<string> {
  const lists = (tree.read(`${SOURCE}/index.ts`, 'utf8') ?? '').matchAll(/export \{([^}]+)\}/g);
  return new Set([...lists].flatMap(([, list = '']) => list.split(',').map((name) => name.trim())));
}

/** The catalogue family of the folder's other stories, or a new one with the folder's name. */
function familyOf(tree: Tree, folder: string): string {
  const stories = tree.children(`${SOURCE}/${folder}`).filter((file) => file.endsWith('.stories.tsx'));
  const [title] = stories.flatMap((file) =>
    Array.from((tree.read(`${SOURCE}/${folder}/${file}`, 'utf8') ?? '').matchAll(/title: '([^/']+)\//g)),
  );
  return title?.[1] ?? names(folder).className;
}

function checkOptions(
  tree: Tree,
  { name, folder, what, use, notFor, instead }: Required<ComponentOptions>,
): void {
  checkName('pascal', 'a component', name);
  checkName('kebab', 'a folder', folder);
  const answers = [what, use, notFor];
  if (answers.some((text) => !text.trim() || /\n|\*\//.test(text)))
    throw new Error(
      '--what, --use and --notFor are required, each one line: what the component is, and when to use it.',
    );
  const known = exportedNames(tree);
  const file = `${SOURCE}/${folder}/${name}.tsx`;
  if (known.has(name) || tree.exists(file))
    throw new Error(`libs/ui already has a ${name}. Choose another name, or add a variant to it.`);
  if (!known.has(instead))
    throw new Error(`libs/ui has no "${instead}". --instead must be a component that it exports.`);
}

/**
 * `nx g @baize/generators:component StatTile --folder display …`: composes `@nx/react:component` and turns its file into
 * a libs/ui component with documentation, stories, test and exports. @throws if an option is invalid
 */
export async function componentGenerator(tree: Tree, given: ComponentOptions): Promise<void> {
  const options = { folder: names(given.name).fileName, ...given };
  checkOptions(tree, options);
  const { name, folder } = options;
  const target = `${SOURCE}/${folder}`;
  await reactComponentGenerator(tree, {
    ...reactDefaults(tree, 'component'),
    name,
    path: relativeToCwd(`${target}/${name}`),
    skipFormat: true,
  } as Parameters<typeof reactComponentGenerator>[1]);

  generateFiles(tree, join(import.meta.dirname, 'files'), target, {
    ...options,
    family: familyOf(tree, folder),
    what: `${withoutStop(options.what)}.`,
    use: withoutStop(options.use),
    notFor: withoutStop(options.notFor),
  });
  registerComponent(tree, name, folder);
  await formatFiles(tree);
  logger.info(`Next: what ${name} draws, and a story for every state that it has.`);
}
