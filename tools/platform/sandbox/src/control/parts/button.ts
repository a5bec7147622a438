import { fragment, type Raw } from '../../http/html.ts';

/** A button that sends an action with a body. */
export const button = (action: string, body: Record<string, unknown>, label: string): Raw =>
  fragment`<button data-action="${action}" data-body="${JSON.stringify(body)}">${label}</button>`;
