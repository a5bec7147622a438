export interface ComponentOptions {
  name: string;
  /** The folder in libs/ui/src; the name in kebab-case when left out. */
  folder?: string;
  /** What it is, in one sentence. */
  what: string;
  /** When to take it: "for a figure and its name". */
  use: string;
  /** What it isn't made for: "for what can be pressed". */
  notFor: string;
  /** The component to take instead. */
  instead: string;
}
