/** A browser may refuse storage altogether, or have no room left: then nothing is kept, and nothing breaks. */
export function guardedStorage(find: () => Storage) {
  function attempt<T>(act: (storage: Storage) => T): T | null {
    try {
      return act(find());
    } catch {
      return null;
    }
  }
  return {
    get: (name: string) => attempt((storage) => storage.getItem(name)),
    set: (name: string, value: string) => attempt((storage) => storage.setItem(name, value)),
    remove: (name: string) => attempt((storage) => storage.removeItem(name)),
  };
}
