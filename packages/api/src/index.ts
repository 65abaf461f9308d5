export { type Api, createApi } from './api.ts';
export type { AppRouter } from './app.ts';
export type { Context } from './context.ts';
