import { data } from 'react-router';
import { type Failure, failureOf } from './errors.ts';

/** What an ErrorBoundary gets from `useRouteError().data` when a prefetched call failed. */
export type RouteFailure = Pick<Failure, 'code' | 'message'>;

/**
 * Awaits a call of a loader: `await prefetch(utils.catalog.templates.fetch({ language }))`.
 * A failure becomes the page's status, so that an unknown template is a real 404.
 */
export async function prefetch<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const { code, message, status } = failureOf(error);
    throw data({ code, message } satisfies RouteFailure, { status: status || 503 });
  }
}
