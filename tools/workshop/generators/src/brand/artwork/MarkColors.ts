/** The colours of a mark; each is visible on a dark and on a light background. */
export interface MarkColors {
  main: string;
  /** The shaded side. */
  deep: string;
  /** The lit side, or the brand's second colour. */
  bright: string;
}
