export interface ComponentOptions {
  name: string;
  /** The folder in libs/ui/src; by default the name in kebab-case. */
  folder?: string;
  /** What it is, in one sentence. */
  what: string;
  /** When to use it: "for a figure and its name". */
  use: string;
  /** When not to use it: "for something that can be pressed". */
  notFor: string;
  /** The component to use instead. */
  instead: string;
}
