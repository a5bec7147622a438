const UNIQUE_VIOLATION = '23505';

/** Whether an error is a violation of a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
