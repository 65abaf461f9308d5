import type { ComponentType } from 'react';

/** Loads a component that asks the API together with what lets it ask: public pages carry neither. */
export const withApi =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<ComponentType<Props>> => {
    const [Component, { ApiProvider }] = await Promise.all([load(), import('./api-provider.tsx')]);
    return (props) => (
      <ApiProvider>
        <Component {...props} />
      </ApiProvider>
    );
  };
