import { LIMITS } from '@softbox/config/limits';
import { apiPaths } from '@softbox/config/paths';
import { type AppRouter, appRouter } from './app.ts';
import { createKeptAnswers } from './kept-answers.ts';
import type { Services } from './services.ts';
import type { ProcedureMeta } from './trpc.ts';

/** Longer ones are no question of ours. */
const MAX_QUERY = 1000;

/** Names of the procedures that the meta `content` marks; tRPC keeps it under `_def` without a type of its own. */
function contentProcedures(router: AppRouter): Set<string> {
  const procedures = router._def.procedures as unknown as Record<string, { _def: { meta?: ProcedureMeta } }>;
  return new Set(Object.keys(procedures).filter((name) => procedures[name]?._def.meta?.content));
}

/**
 * Answers tRPC's questions about the site's contents from memory, without looking who asks; what is not there yet is
 * asked of `ask` in nobody's name. Null for all other questions, and for what goes wrong: that is worded for somebody.
 */
export function createContentAnswers(
  { contentVersion }: Pick<Services, 'contentVersion'>,
  ask: (request: Request) => Promise<Response>,
) {
  const contents = contentProcedures(appRouter);
  const kept = createKeptAnswers({ contentVersion, maxBytes: LIMITS.keptAnswersBytes });

  return async (request: Request): Promise<Response | null> => {
    const { pathname, search } = new URL(request.url);
    const asked = pathname.slice(apiPaths.trpc.length + 1).split(',');
    if (request.method !== 'GET' || search.length > MAX_QUERY || !asked.every((name) => contents.has(name)))
      return null;
    const answer = await kept.answer(pathname + search, request, async () => {
      const made = await ask(new Request(request.url));
      const type = made.headers.get('content-type') ?? 'application/json';
      return { status: made.status, type, body: await made.text(), keep: made.status === 200 };
    });
    return answer.status === 200 || answer.status === 304 ? answer : null;
  };
}
