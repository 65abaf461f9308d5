import { createClient } from '@libsql/client';
import { createApi } from '../../packages/api/src/api.ts';
import { createCaller } from '../../packages/api/src/app.ts';
import { fillDemo } from '../../packages/api/src/demo/fill-demo.ts';
import { readEnv } from '../../packages/config/src/env.ts';
import { authUsers } from '../../packages/db/src/index.ts';

type Statement = string | { sql: string; args?: unknown };

/** A studio with so many orders, its desk, and a way to see what the desk asks the database. */
export async function openHouse(folder: string, orders: number) {
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    ADMIN_PASSWORD: 'bench-the-desk',
    ALLOW_SANDBOX_PAYMENTS: '1',
  });
  const api = await createApi({ env });
  const { db } = api.services;
  const began = performance.now();
  await fillDemo(db, orders);
  const filledInMs = performance.now() - began;
  // As a house that has been open for a while has.
  const client = createClient({ url: env.DATABASE_URL });
  await client.execute('analyze');

  const [administrator] = await db.read.select().from(authUsers).limit(1);
  if (!administrator) throw new Error('nobody administers');
  const context = await api.createContext(new Request(env.PUBLIC_ORIGIN), '', new Headers());
  const actor = {
    kind: 'user',
    userId: administrator.id,
    email: administrator.email,
    role: 'owner',
    sessionId: '',
    mustChangePassword: false,
  } as const;

  return {
    filledInMs,
    desk: createCaller({ ...context, actor }),
    visitor: createCaller(context),
    /** The statements that an act sends. */
    async record(act: () => Promise<unknown>): Promise<Statement[]> {
      const proto = Object.getPrototypeOf(client) as { execute(statement: Statement, args?: unknown): unknown }; // the driver's own
      const { execute } = proto;
      const sent: Statement[] = [];
      proto.execute = function (statement, args) {
        sent.push(typeof statement === 'string' && args ? { sql: statement, args } : statement);
        return execute.call(this, statement, args);
      };
      try {
        await act();
      } finally {
        proto.execute = execute;
      }
      return sent.filter((statement) => /^\s*select/i.test(typeof statement === 'string' ? statement : statement.sql));
    },
    /** The steps of all of them, each once. */
    async planOf(statements: Statement[]): Promise<string[]> {
      const steps = new Set<string>();
      for (const statement of statements) {
        const { sql, args = [] } = typeof statement === 'string' ? { sql: statement } : statement;
        const { rows } = await client.execute({ sql: `explain query plan ${sql}`, args: args as never[] }); // as they were sent
        for (const { detail } of rows) steps.add(String(detail));
      }
      return [...steps];
    },
    async close() {
      client.close();
      await api.close();
    },
  };
}
