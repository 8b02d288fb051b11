import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { retryImport } from './retry-import.ts';

/**
 * A part of a page whose code is fetched when it is first shown. Not `React.lazy`, for which code that cannot be had
 * is the end of the page: here the page says so and can ask `again`.
 * @param name tells it from other parts.
 * @returns `Part` as soon as it is there.
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
