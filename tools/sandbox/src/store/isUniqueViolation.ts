const UNIQUE_VIOLATION = '23505';

/** Whether the store refused a row because another one holds its unique value. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
