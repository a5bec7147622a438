import escapeHtml from 'escape-html';

export interface Raw {
  raw: string;
}

type Part = string | number | bigint | Raw | readonly Raw[] | undefined | false;

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part !== 'object') return escapeHtml(String(part));
  return 'raw' in part ? part.raw : part.map(({ raw }) => raw).join('');
}

/** HTML in which every value is escaped, unless it is marked as HTML. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): string =>
  texts.reduce((page, text, index) => `${page}${render(parts[index - 1])}${text}`);

/** The same, as a part of another template. */
export const fragment = (texts: TemplateStringsArray, ...parts: readonly Part[]): Raw => ({
  raw: html(texts, ...parts),
});
