import { createContext } from 'react';

/** Files of the build that a page needs, as site paths. */
export interface Assets {
  styles: string[];
  /** What the browser starts with… */
  script: string;
  /** …and what that will ask for next. */
  preloads: string[];
}

export const StylesContext = createContext<readonly string[]>([]);
