import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Toytwin } from '#features/toytwins/contract.ts';

type State = NonNullable<Toytwin['redo']>['state'];

/**
 * Whether the new version has become ready while the page was open. The gallery and the downloads then show it as well.
 * @param count of the versions that are there.
 */
export function useIsReady(id: string, state: State, count: number): boolean {
  const queries = useQueryClient();
  const [seen, setSeen] = useState({ state, count });
  const [isReady, setIsReady] = useState(false);
  if (state !== seen.state) {
    setSeen({ state, count });
    // A new box for a new name leaves the free redo as it was.
    setIsReady(seen.state === 'waiting' && count > seen.count);
  }
  useEffect(() => {
    if (!isReady) return;
    void queries.invalidateQueries({ queryKey: ['toytwins', 'gallery'] });
    void queries.invalidateQueries({ queryKey: ['toytwins', 'download', id] });
    // From now on another one is sold.
    void queries.invalidateQueries({ queryKey: ['toytwins', 'follow-ups', id] });
  }, [isReady, id, queries]);
  return isReady;
}
