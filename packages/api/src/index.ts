export { type Api, createApi } from './api.ts';
export type { AppRouter } from './app.ts';
export type { Context } from './context.ts';
export { StartError } from './start-error.ts';
