import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Cards that come and go together: whole rows with two, three and four columns. */
export const CARDS_OF_PART = 12;
/** Pixels above and below the screen where cards are there before they are seen. */
const AROUND = 900;
/** Parts that are there before anything is measured. */
const AT_FIRST = 2;

/**
 * Which parts of a long grid are near the screen, and the height in pixels of the room for those before and after them. Two
 * thousand cards would make every scroll stutter.
 * @param count of all parts.
 */
export function useShownParts(grid: RefObject<HTMLUListElement | null>, count: number) {
  const heights = useRef<number[]>([]);
  const [shown, setShown] = useState({ from: 0, to: AT_FIRST, before: 0, after: 0 });

  useLayoutEffect(() => {
    const list = grid.current;
    if (list) measure(list, heights.current);
  });

  useEffect(() => {
    const list = grid.current;
    if (!list) return;
    let width = list.clientWidth;
    const look = () => {
      const next = partsNear(list, heights.current, count);
      startTransition(() =>
        setShown((last) =>
          last.from === next.from &&
          last.to === next.to &&
          last.before === next.before &&
          last.after === next.after
            ? last
            : next,
        ),
      );
    };
    const resized = new ResizeObserver(() => {
      if (width !== list.clientWidth) {
        heights.current = [];
        width = list.clientWidth;
        measure(list, heights.current);
      }
      look();
    });
    resized.observe(list);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [grid, count]);

  return shown.from < count ? shown : { ...shown, from: 0, before: 0 };
}

/** Notes the heights of the parts that are there. */
function measure(list: HTMLUListElement, heights: number[]): void {
  const cards = list.querySelectorAll<HTMLElement>(':scope > [data-position]');
  const gap = gapOf(list);
  for (let index = 0; index < cards.length; index += CARDS_OF_PART) {
    const [first, next] = [cards[index], cards[index + CARDS_OF_PART]];
    const last = cards[Math.min(index + CARDS_OF_PART, cards.length) - 1];
    if (!(first && last)) return;
    const end = next ? next.offsetTop - gap : last.offsetTop + last.offsetHeight;
    heights[Math.floor((Number(first.dataset.position) - 1) / CARDS_OF_PART)] = end - first.offsetTop;
  }
}

function gapOf(list: HTMLUListElement): number {
  return Number.parseFloat(getComputedStyle(list).rowGap) || 0;
}

function partsNear(list: HTMLUListElement, heights: number[], count: number) {
  const gap = gapOf(list);
  const known = heights.filter((height) => height > 0);
  const usual = known.length > 0 ? known.reduce((sum, height) => sum + height, 0) / known.length : 0;
  const screen = { top: -list.getBoundingClientRect().top - AROUND, bottom: 0 };
  screen.bottom = screen.top + window.innerHeight + 2 * AROUND;
  let [from, to, before, after, top] = [0, 0, 0, 0, 0];
  for (let part = 0; part < count; part += 1) {
    const room = (heights[part] ?? usual) + gap;
    if (top + room < screen.top && part < count - 1) {
      from = part + 1;
      before += room;
    } else if (top < screen.bottom || to <= from) to = part + 1;
    else after += room;
    top += room;
  }
  return {
    from,
    to: Math.max(to, from + 1),
    before: Math.max(0, before - gap),
    after: Math.max(0, after - gap),
  };
}
