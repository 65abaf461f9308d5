import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { Assets } from './assets.ts';
import { inlineJson } from './lib/inline-json.ts';
import type { Page } from './lib/page.ts';

/** What the server hands to the browser so that the first page asks for nothing. */
export interface PageState {
  assets: Assets;
  origin: string;
  page: Page;
  queries: DehydratedState;
  route: HydrationState;
}

declare global {
  interface Window {
    __STATE__: PageState;
  }
}

export const stateScript = (state: PageState) => `window.__STATE__=${inlineJson(state)}`;
