import { createContext } from 'react';

/** Files of the build that the first page needs, as site paths. */
export interface Assets {
  scripts: string[];
  styles: string[];
  preloads: string[];
}

export const AssetsContext = createContext<Assets>({ scripts: [], styles: [], preloads: [] });
