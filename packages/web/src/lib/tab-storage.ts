import { guardedStorage } from './guarded-storage.ts';

/** What one tab keeps over a reload, and nobody else ever sees. */
export const tabStorage = guardedStorage(() => sessionStorage);
