export type { ReadDb, Tx } from './access.ts';
export { type Database, openDb } from './client.ts';
export { newId, newOrderId, newSecret } from './id.ts';
export { migrate } from './migrate.ts';
export { raiseContentVersion } from './raise-content-version.ts';
export * from './schema/index.ts';
export { seed } from './seed/seed.ts';
export { isUniqueViolation } from './unique-violation.ts';
export { isBusy, type Writer } from './write.ts';
