import { useState } from 'react';
import { browserStorage, tabStorage } from '#web/safe-storage.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { readKeptFor } from './kept-key.ts';
import type { WaitingBoxProps } from './waiting-box.tsx';

/** Whether a box that was kept in this tab waits for the next person to sign in. Another tab may be somebody else's. */
export function isBoxWaiting(now = Date.now()): boolean {
  const [here, waiting] = [readKeptFor(tabStorage()), readKeptFor(browserStorage())];
  return here !== null && waiting?.owner === null && waiting.token === here.token && now < waiting.until;
}

/** Shows somebody who signs up or in which box waits for them; nothing without one. */
export function LazyWaitingBox(props: WaitingBoxProps) {
  const [isWaiting] = useState(() => isBoxWaiting());
  return isWaiting && <Loading {...props} />;
}

function Loading(props: WaitingBoxProps) {
  const { Part, failed } = useLazyComponent('waiting-box', () => import('./waiting-box.tsx'));
  if (failed) return null;
  return Part ? <Part {...props} /> : <Skeleton className="mb-6 h-36 w-full" />;
}
