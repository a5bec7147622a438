/** What is wrong with a brand's data, in words its author can act on. */
export interface BrandProblem {
  file: string;
  /** The field, dotted: `theme.seed.accent`; empty when it is the whole file. */
  path: string;
  reason: string;
  /** What would be accepted. */
  allowed: string;
}

/** A problem in one line. */
export const describeProblem = ({ file, path, reason, allowed }: BrandProblem) =>
  `${file}${path && ` at ${path}`}: ${reason}. Allowed: ${allowed}.`;
