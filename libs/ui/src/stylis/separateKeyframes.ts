import type { Element, Plugin } from './Plugin.ts';

const textOf = ({ type, value, props, children }: Element): string =>
  Array.isArray(children)
    ? `${type === 'rule' ? String(props) : value}{${children.map(textOf).join('')}}`
    : value;

/** Where a script may add sheets: a browser, and no test without one. */
const sheets = () => (typeof document === 'undefined' ? undefined : document.adoptedStyleSheets);

/**
 * Gives the steps of each movement a sheet of their own: among other rules they would have the whole page styled anew when
 * they come. A page that is painted ahead has them among its rules.
 */
export const separateKeyframes: Plugin = (element) => {
  const adopted = sheets();
  if (element.type !== '@keyframes' || !adopted) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(textOf(element));
  adopted.push(sheet);
  element.type = 'comm';
};
/* Part of the names of classes, which must be the same in every build. */
Object.defineProperty(separateKeyframes, 'name', { value: 'separateKeyframes' });
