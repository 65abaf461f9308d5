import type { WordsPart } from '@softbox/config/load-words';
import type { LoaderFunction, RouteObject } from 'react-router';
import { routeData } from './route-data.ts';
import { loadWords } from './words.ts';

/** A screen's loader, which also sees to it that its words are there in the language of the page. */
export const loaderWithWords =
  (parts: readonly WordsPart[], loader: RouteObject['loader']): LoaderFunction =>
  async (args, context) => {
    const words = loadWords(routeData(args).language, parts);
    const data: unknown = typeof loader === 'function' ? await loader(args, context) : null;
    await words;
    return data;
  };
