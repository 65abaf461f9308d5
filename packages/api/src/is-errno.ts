/** Whether this is the operating system's reason: `ENOENT`, `EEXIST`. */
export const isErrno = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
