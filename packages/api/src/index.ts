export { type Api, createApi } from './api.ts';
export type { AppRouter } from './app.ts';
export type { Context } from './context.ts';
export { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';
export { StartError } from './start-error.ts';
