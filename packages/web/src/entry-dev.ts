// React's hot reloading must be in place before the first component is loaded.
// @ts-expect-error: served by Vite's React plugin in development only.
const refresh = await import('/@react-refresh');
refresh.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type });
await import('./entry-client.tsx');

export {};
