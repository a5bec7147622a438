import type { Element, Plugin } from './Plugin.ts';

const CONDITIONS = ['@media', '@supports', '@container'];
const isCondition = ({ type }: Element) => CONDITIONS.includes(type);

/** `.x::after`: the host selector, and the pseudo-element. */
const DRAWN = /^(.*[^\s>+~])(::[^\s>+~]+)$/;

const selectorsOf = ({ props }: Element) => [props].flat();
const canNest = (element: Element) =>
  element.type === 'rule' &&
  selectorsOf(element).every((selector) => !selector.includes('::') || DRAWN.test(selector));

const inside = ({ children }: Element) => (Array.isArray(children) ? children : []);

/**
 * Browsers before 2024 treat rules nested in `x::after` as descendants of it, so it becomes `x{&::after{…}}`.
 */
function apart(rule: Element): Element[] {
  if (!selectorsOf(rule).some((selector) => DRAWN.test(selector))) return [rule];
  return selectorsOf(rule).map((selector) => {
    const [, own = selector, drawn] = DRAWN.exec(selector) ?? [];
    if (drawn === undefined) return { ...rule, props: [own], value: own };
    return { ...rule, props: [own], value: own, children: [{ ...rule, props: [`&${drawn}`], value: drawn }] };
  });
}

/** `rule{@media …{declarations}}`, at the top of the sheet. */
function turn(condition: Element, rule: Element): Element {
  const own: Element = { ...rule, root: null, parent: null };
  own.children = [{ ...condition, root: own, parent: own, children: rule.children }];
  return own;
}

const turned = (element: Element): Element[] => {
  if (!isCondition(element)) return canNest(element) ? apart(element) : [];
  return inside(element)
    .flatMap(turned)
    .map((rule) => turn(element, rule));
};

const left = (element: Element): Element[] => {
  if (!isCondition(element)) return canNest(element) ? [] : [element];
  return [{ ...element, children: inside(element).flatMap(left) }];
};

/**
 * Rewrites `@media … { rule { … } }` to `rule { @media … { … } }`, for stylis. After inserting a rule, a browser
 * restyles only the matching elements; after inserting a condition with rules inside, it restyles the whole page
 * (measured in Chromium 140: 0 elements against all), and a component's rules are inserted when it first renders.
 */
export const nestMediaQueries: Plugin = (element, index, siblings) => {
  if (element.root || !isCondition(element)) return;
  const rules = turned(element);
  if (rules.length === 0) return;
  siblings.splice(index + 1, 0, ...rules);
  element.children = inside(element).flatMap(left);
};
/* Part of the class name hash, which must be the same in every build. */
Object.defineProperty(nestMediaQueries, 'name', { value: 'nestMediaQueries' });
