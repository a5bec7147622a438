import { sanitizeHtml } from '../sanitizeHtml.ts';

/** What is left of a piece of HTML, as text. For tests only. */
export function cleanText(html: string): string {
  const clean: { toString: () => string } = sanitizeHtml(html);
  return clean.toString();
}
