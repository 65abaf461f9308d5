import type { ServerEnv } from '@softbox/config/env';
import { type Logger, pino } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** JSON lines. Callers log ids, codes and counts: never an address, a name, a phone number, a token or a body. */
export const createLog = (env: Pick<ServerEnv, 'LOG_LEVEL'>): Log => pino({ level: env.LOG_LEVEL, base: null });
