/** A validation error in a brand's data, written for its author. */
export interface BrandProblem {
  file: string;
  /** The field's dotted path, `theme.seed.accent`; empty for the whole file. */
  path: string;
  reason: string;
  /** What is accepted instead. */
  allowed: string;
}

/** A problem as one line of text. */
export const describeProblem = ({ file, path, reason, allowed }: BrandProblem) =>
  `${file}${path && ` at ${path}`}: ${reason}. Allowed: ${allowed}.`;
