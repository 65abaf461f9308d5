import { isErrno } from '../is-errno.ts';

/** For a catch: answers for what is not there. A disk that does not answer is something else, and stays a failure. */
export const ifAbsent =
  <T>(answer: T) =>
  (error: unknown): T => {
    if (isErrno(error, 'ENOENT')) return answer;
    throw error;
  };
