import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Our own packages, and fast-check, which is set up only for projects that declare it (`vitest.shared.ts`). */
const DECLARED = /^(?:@baize\/[^/]+|fast-check$)/;

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
};

const packages = new Map();

/** The package.json that a file belongs to. */
function packageOf(folder) {
  if (!packages.has(folder)) {
    const parent = dirname(folder);
    packages.set(folder, read(join(folder, 'package.json')) ?? (parent === folder ? {} : packageOf(parent)));
  }
  return packages.get(folder);
}

/**
 * A workspace package, or fast-check, may be imported only if package.json names it. The task graph is built from
 * package.json: with an undeclared dependency, a task would still use its cached result after that dependency has
 * changed. Without fast-check there, property tests would draw other values in each run.
 */
export const declaredImports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      undeclared:
        'Add {{name}} to the dependencies in package.json, so that the task cache and the test set-up know about it.',
    },
  },
  create(context) {
    const own = packageOf(dirname(context.filename));
    const declared = { ...own.dependencies, ...own.devDependencies };
    const check = (source) => {
      const name = DECLARED.exec(source?.value)?.[0];
      if (!name || name === own.name || Object.hasOwn(declared, name)) return;
      context.report({ node: source, messageId: 'undeclared', data: { name } });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
    };
  },
};
