import { useEffect, useRef } from 'react';

/** Brings an element into view when the buyer has come back from the payment page of what it shows. */
export function useScrollOnReturn(isReturned: boolean) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isReturned) place.current?.scrollIntoView({ block: 'center' });
  }, [isReturned]);
  return place;
}
