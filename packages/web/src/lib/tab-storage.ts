/** A browser may refuse storage altogether, or have no room left: then nothing is kept, and nothing breaks. */
function attempt<T>(act: (storage: Storage) => T): T | null {
  try {
    return typeof sessionStorage === 'undefined' ? null : act(sessionStorage);
  } catch {
    return null;
  }
}

/** What one tab keeps over a reload, and nobody else ever sees. */
export const tabStorage = {
  get: (name: string) => attempt((storage) => storage.getItem(name)),
  set: (name: string, value: string) => attempt((storage) => storage.setItem(name, value)),
  remove: (name: string) => attempt((storage) => storage.removeItem(name)),
};
