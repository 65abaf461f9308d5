import { createStore } from '../../lib/store.ts';
import { type OpenedPicture, openPicture } from './open-picture.ts';
import type { PictureFault } from './picture-fault.ts';

interface TrialPicture {
  picture: OpenedPicture | null;
  opening: boolean;
  fault: PictureFault | null;
}

const EMPTY: TrialPicture = { picture: null, opening: false, fault: null };

/** Outside React: a look at another page, or signing in, does not take the picture away. A reload does. */
const store = createStore<TrialPicture>(EMPTY);

export const useTrialPicture = () => store.use();
export const removePicture = () => store.set(EMPTY);

/** The newest choice wins; a picture that cannot be opened leaves the former one where it is. */
let newest: symbol;

export async function takePicture(file: Blob, name: string): Promise<void> {
  const own = Symbol(name);
  newest = own;
  const { picture } = store.get();
  store.set({ picture, opening: true, fault: null });
  const opened = await openPicture(file, name).catch((): PictureFault => 'unreadable');
  if (newest !== own) return;
  if (typeof opened === 'string') store.set({ picture, opening: false, fault: opened });
  else store.set({ picture: opened, opening: false, fault: null });
}
