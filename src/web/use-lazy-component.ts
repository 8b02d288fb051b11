import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { retryImport } from './retry-import.ts';

/**
 * Loads a component's code when it is first rendered. Unlike with `React.lazy`, a failed load does not crash
 * the page: the page can show the failure and call `again`.
 * @param name distinguishes it from other components.
 * @returns `Part` once loaded.
 */
export function useLazyComponent<Props>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['part', name],
    queryFn: () => retryImport(load),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return { Part: data?.default, failed: isError, again: () => void refetch() };
}
