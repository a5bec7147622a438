import type { Raw } from '../http/html.ts';
import type { Sandbox } from '../Sandbox.ts';

/** A section of the control page. */
export interface Section {
  /** Its anchor on the page. */
  id: string;
  title: string;
  /** Tools are next to the tables if the window is wide enough. */
  place: 'tables' | 'tools';
  draw: (sandbox: Sandbox) => Raw | Promise<Raw>;
}
