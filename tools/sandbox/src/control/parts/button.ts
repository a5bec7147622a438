import { fragment, type Raw } from '../../http/html.ts';

/** A button of the control page: the action it sends, and the body. */
export const button = (action: string, body: Record<string, unknown>, label: string): Raw =>
  fragment`<button data-action="${action}" data-body="${JSON.stringify(body)}">${label}</button>`;
