/** What the first band of every footer gets. */
export interface FooterTopProps {
  /** On phones: the links are folded under their titles. */
  folded: boolean;
  /** The links are due: they render after the logo. */
  withColumns: boolean;
}
