import { sanitizeHtml } from '../sanitizeHtml.ts';

/** The text content of a piece of HTML. For tests only. */
export function cleanText(html: string): string {
  const clean: { toString: () => string } = sanitizeHtml(html);
  return clean.toString();
}
