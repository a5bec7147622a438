import type { Raw } from '../http/html.ts';
import type { Sandbox } from '../Sandbox.ts';

/** One part of the control page. */
export interface Section {
  /** Its address on the page. */
  id: string;
  title: string;
  /** Tools stand beside the tables, where there is room for both. */
  place: 'tables' | 'tools';
  draw: (sandbox: Sandbox) => Raw | Promise<Raw>;
}
