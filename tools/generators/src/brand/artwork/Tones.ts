/** The colours a mark is drawn in: each stands out on a dark and on a light ground. */
export interface Tones {
  main: string;
  /** The shaded side. */
  deep: string;
  /** The lit side, or the brand's second colour. */
  bright: string;
}
