import { fragment, type Raw } from '../../http/html.ts';

/** A text that is copied on click. */
export const copy = (text: string): Raw =>
  fragment`<button class="copy" data-copy="${text}" title="Copy">${text}</button>`;
