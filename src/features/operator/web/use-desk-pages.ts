import { useInfiniteQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { getJson } from '#web/api/client.ts';

/** Rows of one answer. */
const ROWS = '50';

/**
 * Reads a list of the desk page after page.
 * @param path the call, such as `/api/operator/audit`.
 * @param filters go into its query; empty ones are left out.
 * @param schema of an answer, and `rowsOf` to take the rows from it.
 */
export function useDeskPages<Page extends { nextCursor: string | null }, Row>(
  path: string,
  filters: Record<string, string>,
  schema: z.ZodMiniType<Page>,
  rowsOf: (page: Page) => Row[],
) {
  return useInfiniteQuery({
    queryKey: ['operator', path, filters],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: ROWS });
      for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
      if (pageParam) query.set('cursor', pageParam);
      return getJson(schema, `${path}?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: (page: Page) => page.nextCursor ?? undefined,
    select: (data) => data.pages.flatMap(rowsOf),
  });
}
