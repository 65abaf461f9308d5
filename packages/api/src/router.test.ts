import { expect, test } from 'vitest';
import type { z } from 'zod';
import { appRouter } from './app.ts';
import { startTestApi } from './testing.ts';
import type { ProcedureMeta } from './trpc.ts';

interface Definition {
  type: 'query' | 'mutation';
  meta?: ProcedureMeta;
  output?: z.ZodType;
}
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: Definition }>);

test('every procedure declares what leaves the house', () => {
  expect(procedures.filter(([, { _def }]) => !_def.output).map(([name]) => name)).toEqual([]);
});

test('[X-03] every change that is not open by declaration asks who is calling', async () => {
  const api = await startTestApi();
  const guarded = procedures.filter(([, { _def }]) => _def.type === 'mutation' && !_def.meta?.open);
  expect(guarded.length).toBeGreaterThan(2);
  for (const [name] of guarded) {
    const { status } = await api.request('POST', `/api/trpc/${name}`, { body: { json: {} } });
    expect(status, name).toBe(401);
  }
  await api.close();
});
