import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { browserApi } from './api.ts';
import { trpc } from './trpc.ts';

/** Stands above whatever asks the API; see with-api.tsx. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const [{ client, queryClient }] = useState(browserApi);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
