import { type RefObject, useEffect, useState } from 'react';

/** The height of the wizard's buttons, which cover the bottom of the window. */
const ABOVE_BUTTONS = '0px 0px -96px';

/**
 * Whether an element is on the screen at the moment: any part of it, or at least this `share` of it, above
 * the sticky buttons at the bottom. False at first.
 */
export function useOnScreen(element: RefObject<Element | null>, share = 0): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => setShown(entry?.isIntersecting === true && entry.intersectionRatio >= share),
      share > 0 ? { threshold: share, rootMargin: ABOVE_BUTTONS } : {},
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, share]);
  return shown;
}
