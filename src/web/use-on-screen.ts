import { type RefObject, useEffect, useState } from 'react';

/** Whether any part of an element is on the screen at the moment; false at first. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === true));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return shown;
}
