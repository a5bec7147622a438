import ts from 'typescript';
import type { Language, PlayerText } from './Glossary.ts';

/** Names of properties and constants that contain texts of one language. */
const NAMED = new Map<string, Language>([
  ['tr', 'tr'],
  ['TR', 'tr'],
  ['en', 'en'],
  ['EN', 'en'],
]);

/** Functions that take both languages' texts by position: `poster(look, turkish, english)`. */
const BY_PLACE = new Map<string, readonly (Language | undefined)[]>([['poster', [undefined, 'tr', 'en']]]);

/** A literal's text; interpolated values leave a gap. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

const isNamed = (node: ts.Node): node is ts.PropertyAssignment | ts.VariableDeclaration =>
  ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);

const isPlain = (name: ts.Node): name is ts.Identifier | ts.StringLiteral =>
  ts.isIdentifier(name) || ts.isStringLiteral(name);

/**
 * The texts of a TypeScript or JavaScript file, with the language of the property, constant or position they
 * are in.
 */
export function textsOfScript(file: string, code: string): PlayerText[] {
  const texts: PlayerText[] = [];

  const read = (node: ts.Node, language: Language | undefined): void => {
    const text = language && textOf(node);
    if (language && text) texts.push({ file, language, text });
    if (isNamed(node)) {
      const own = isPlain(node.name) ? NAMED.get(node.name.text) : undefined;
      if (node.initializer) read(node.initializer, own ?? language);
      return;
    }
    const places =
      ts.isCallExpression(node) && ts.isIdentifier(node.expression)
        ? BY_PLACE.get(node.expression.text)
        : undefined;
    if (places && ts.isCallExpression(node))
      node.arguments.forEach((argument, place) => read(argument, places[place] ?? language));
    else ts.forEachChild(node, (child) => read(child, language));
  };

  read(ts.createSourceFile(file, code, ts.ScriptTarget.Latest), undefined);
  return texts;
}
