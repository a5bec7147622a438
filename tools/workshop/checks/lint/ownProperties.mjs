import ts from 'typescript';

const MESSAGE =
  'A name from outside may be "constructor" or "__proto__", which every object has: look it up in a Map, or ask `Object.hasOwn(table, name) ? table[name] : …` first. Build an object of such names with Object.fromEntries.';

/**
 * Whether a type allows any string: `string`, but not a union of literals or a type parameter, which is determined
 * elsewhere.
 */
const isAnyText = (type) =>
  type.isUnion()
    ? type.types.some(isAnyText)
    : (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.Any)) !== 0;

/** Types that are indexed by number: lists and strings. */
const isList = (checker, type) =>
  checker.isArrayLikeType(type) || (type.flags & ts.TypeFlags.StringLike) !== 0;

/** Whether a node is reached only if `Object.hasOwn` is true for the same object and key. */
function isGuarded(node, { object, property }, sourceCode) {
  const guard = `Object.hasOwn(${sourceCode.getText(object)}, ${sourceCode.getText(property)})`;
  for (let child = node; child.parent; child = child.parent) {
    const { parent } = child;
    const isReached =
      (parent.type === 'ConditionalExpression' && parent.consequent === child && parent.test) ||
      (parent.type === 'LogicalExpression' &&
        parent.operator === '&&' &&
        parent.right === child &&
        parent.left);
    if (isReached && sourceCode.getText(isReached).includes(guard)) return true;
  }
  return false;
}

/** Forbids string lookups in an object that also has inherited properties. Needs type information. */
export const ownProperties = {
  meta: { type: 'problem', schema: [], messages: { inherited: MESSAGE } },
  create(context) {
    const { sourceCode } = context;
    const { program, getTypeAtLocation } = sourceCode.parserServices;
    if (!program) return {};
    const checker = program.getTypeChecker();
    const typeOf = (node) => checker.getNonNullableType(getTypeAtLocation(node));
    return {
      MemberExpression(node) {
        if (!node.computed || node.property.type === 'Literal') return;
        if (!isAnyText(typeOf(node.property)) || isList(checker, typeOf(node.object))) return;
        if (!isGuarded(node, node, sourceCode)) context.report({ node, messageId: 'inherited' });
      },
      'BinaryExpression[operator="in"]'(node) {
        if (node.left.type === 'Literal' || node.left.type === 'PrivateIdentifier') return;
        context.report({ node, messageId: 'inherited' });
      },
    };
  },
};
