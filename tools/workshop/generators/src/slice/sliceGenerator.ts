import { formatFiles, generateFiles, logger, names, type GeneratorCallback, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { addDependencies } from '../workspace/addDependencies.ts';
import { checkName } from '../workspace/checkName.ts';
import { installPackages } from '../workspace/installPackages.ts';
import { readLib, type Lib } from '../workspace/readLib.ts';
import { addTexts } from './addTexts.ts';
import { exportSchemaType } from './exportSchemaType.ts';
import { readListOperation, type ListOperation } from './readListOperation.ts';
import type { SliceOptions } from './SliceOptions.ts';
import { sliceTexts } from './sliceTexts.ts';

const LAYERS_WITH_SLICES = ['core', 'feature', 'shell'];

const IMPORTS = [
  '@baize/api',
  '@baize/i18n',
  '@baize/ui',
  '@tanstack/react-query',
  'i18next',
  'react',
  'react-i18next',
  'styled-components',
];
const TEST_IMPORTS = ['@baize/testing', '@testing-library/react', '@testing-library/user-event'];

function checkOptions(tree: Tree, { root, layer }: Lib, { lib, name, en, tr }: SliceOptions): void {
  checkName('kebab', 'a slice', name);
  if (!layer || !LAYERS_WITH_SLICES.includes(layer))
    throw new Error(
      `@baize/${lib} is in layer ${layer}, which makes no calls to the platform. Choose another lib.`,
    );
  if (tree.exists(`${root}/src/${name}`))
    throw new Error(`${root}/src/${name} already exists. Choose another name, or extend that slice.`);
  if (!en.trim() || !tr.trim())
    throw new Error("--en and --tr are required: the list's title in both languages.");
}

/** The template values for an operation. */
function substitutions(operation: ListOperation) {
  const { key, keyReader, label, args, listAt } = operation;
  const fields = [
    { name: key, reader: keyReader },
    ...(label === key ? [] : [{ name: label, reader: 'text' }]),
  ];
  const placed = (place: string) => args.filter((one) => one.place === place).map(({ name }) => name);
  const sent = ['path', 'query'].flatMap((place) =>
    placed(place).length > 0 ? [`${place}: { ${placed(place).join(', ')} }`] : [],
  );
  const valueOf = ({ name, reader }: { name: string; reader: string }, id: number) =>
    name === label ? `'Row ${id}'` : reader === 'text' ? `'${id}'` : String(id);
  return {
    ...operation,
    fields,
    parameters: args.map(({ name, type }) => `${name}: ${type}, `).join(''),
    sent: sent.length > 0 && `{ ${sent.join(', ')} }`,
    bodyOf: (rows: string) => listAt.reduceRight((inside, name) => `{ ${name}: ${inside} }`, rows),
    rowOf: (id: number) => `{ ${fields.map((field) => `${field.name}: ${valueOf(field, id)}`).join(', ')} }`,
  };
}

/**
 * `nx g @baize/generators:slice casino hot-tables --operation getHotTables --en "Hot tables" --tr "Popüler masalar"`:
 * the queries of an operation that replies with a list, and a component that shows it in every state.
 * @throws if the name is taken, or the lib or the operation doesn't exist or doesn't fit
 */
export async function sliceGenerator(tree: Tree, options: SliceOptions): Promise<GeneratorCallback> {
  const { lib: libName, name, operation: operationId, en, tr } = options;
  const lib = readLib(tree, libName);
  checkOptions(tree, lib, options);
  const operation = readListOperation(tree, operationId);
  const { propertyName: camel, className: pascal, constantName } = names(name);
  const key = constantName.toLowerCase();

  const texts = addTexts(tree, libName, lib.root, sliceTexts(key, { en, tr }));
  generateFiles(tree, join(import.meta.dirname, 'files/slice'), `${lib.root}/src/${name}`, {
    ...substitutions(operation),
    ...texts,
    name,
    camel,
    pascal,
    key,
    en,
    family: names(libName).className,
  });
  exportSchemaType(tree, operation.row);
  const imports = operation.needsPlayer ? [...IMPORTS, '@baize/session'] : IMPORTS;
  addDependencies(tree, lib.root, 'dependencies', imports);
  addDependencies(tree, lib.root, 'devDependencies', TEST_IMPORTS);
  await formatFiles(tree);
  logger.info(
    `Next: use ${pascal} in a page of ${lib.root}, with a row in its routes.ts ("Add a page" in CONTRIBUTING.md).`,
  );
  return installPackages(tree, options);
}
