import type { Element, Plugin } from './Plugin.ts';

const textOf = ({ type, value, props, children }: Element): string =>
  Array.isArray(children)
    ? `${type === 'rule' ? String(props) : value}{${children.map(textOf).join('')}}`
    : value;

/** Where a script may add sheets: in browsers, but not in tests without a DOM. */
const sheets = () => (typeof document === 'undefined' ? undefined : document.adoptedStyleSheets);

/**
 * Puts each animation's keyframes in a separate sheet: inserting them among other rules would restyle the whole page.
 * In a server-rendered page they are among the rules.
 */
export const separateKeyframes: Plugin = (element) => {
  const adopted = sheets();
  if (element.type !== '@keyframes' || !adopted) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(textOf(element));
  adopted.push(sheet);
  element.type = 'comm';
};
/* Part of the class name hash, which must be the same in every build. */
Object.defineProperty(separateKeyframes, 'name', { value: 'separateKeyframes' });
