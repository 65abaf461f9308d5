/** Whether a write failed because a unique index already holds the value. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  (('extendedCode' in error &&
    (error.extendedCode === 'SQLITE_CONSTRAINT_UNIQUE' || error.extendedCode === 'SQLITE_CONSTRAINT_PRIMARYKEY')) ||
    isUniqueViolation(error.cause));
