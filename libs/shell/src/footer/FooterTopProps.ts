/** Props of every footer's first band. */
export interface FooterTopProps {
  /** On phones: folds the links under their titles. */
  folded: boolean;
  /** Whether to render the links, which come after the logo. */
  withColumns: boolean;
}
