import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createQueryClient } from './api/create-query-client.ts';
import { IdentityProvider } from './identity/identity-provider.tsx';
import { usePreferences } from './theme/preferences.ts';
import { ToastProvider, ToastRegion } from './ui/toast.tsx';

/** Providers for every page: query cache, identity, toasts, theme. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const adoptDarkMode = usePreferences((preferences) => preferences.adoptDarkMode);
  useEffect(adoptDarkMode, [adoptDarkMode]);
  return (
    <QueryClientProvider client={queryClient}>
      <IdentityProvider>
        <ToastProvider>
          {children}
          <ToastRegion />
        </ToastProvider>
      </IdentityProvider>
    </QueryClientProvider>
  );
}
