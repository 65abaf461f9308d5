import type { HydrationState } from 'react-router';
import { inlineJson } from './lib/inline-json.ts';
import type { Page } from './lib/page.ts';

/** What the server hands to the browser so that the first page asks for nothing. */
export interface PageState {
  origin: string;
  page: Page;
  route: HydrationState;
}

/** Id of the element that carries it. Data, not a script: no content policy has to allow it. */
export const STATE_ID = 'page-state';

export const writeState = (state: PageState) => inlineJson(state);

/** In the browser only. */
export const readState = (): PageState => JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '') as PageState; // written by writeState
