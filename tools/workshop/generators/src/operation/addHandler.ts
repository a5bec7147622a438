import type { Tree } from '@nx/devkit';
import ts from 'typescript';

const ROUTES = 'tools/platform/sandbox/src/routes';
const IMPORT = "import { notImplemented } from '../contract/notImplemented.ts';";

/** The table of handlers that a routes file exports: `export const siteRoutes: Record<string, Handler> = {…}`. */
function tableIn(source: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  return source.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ name }) => ts.isIdentifier(name) && name.text.endsWith('Routes'))
    .flatMap(({ initializer }) => initializer ?? [])
    .find((initializer) => ts.isObjectLiteralExpression(initializer));
}

/**
 * Adds a placeholder handler to the sandbox: it fails whenever it is called, and the sandbox's tests list it until it is
 * implemented.
 */
export function addHandler(tree: Tree, area: string, operationId: string): string {
  const file = `${ROUTES}/${area}Routes.ts`;
  const text = tree.read(file, 'utf8');
  if (text === null)
    throw new Error(`${file} doesn't exist. Create it, and add its routes to ${ROUTES}/handlers.ts.`);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const table = tableIn(source);
  const lastImport = source.statements.findLast((statement) => ts.isImportDeclaration(statement));
  if (!table || !lastImport)
    throw new Error(
      `${file} exports no table of handlers (…Routes). Add ${operationId} to the sandbox manually.`,
    );
  const end = table.getEnd() - 1;
  const separator = table.properties.hasTrailingComma || table.properties.length === 0 ? '' : ',';
  const added = `${text.slice(0, end).trimEnd()}${separator}\n  ${operationId}: notImplemented,\n${text.slice(end)}`;
  const importEnd = lastImport.getEnd();
  const hasImport = text.includes(IMPORT);
  tree.write(file, hasImport ? added : `${added.slice(0, importEnd)}\n${IMPORT}${added.slice(importEnd)}`);
  return file;
}
