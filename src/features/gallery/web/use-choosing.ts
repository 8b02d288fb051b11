import { useCallback, useEffect, useRef, useState } from 'react';
import type { GalleryItem } from '#features/toytwins/gallery/contract.ts';

/** Chooses a card, or with `range` all from the one before to it. */
export type Choose = (id: string, range: boolean) => void;

/** Choosing several toy twins of the gallery; Escape ends it. `chosen` is null while nobody chooses. */
export function useChoosing(items: readonly GalleryItem[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const shown = useRef(items);
  const last = useRef<string>(null);
  useEffect(() => {
    shown.current = items;
  }, [items]);
  const isChoosing = chosen !== null;
  useEffect(() => {
    if (!isChoosing) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setChosen(null);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isChoosing]);
  const choose = useCallback<Choose>((id, range) => {
    const ids = shown.current.map((item) => item.id);
    const from = range && last.current ? ids.indexOf(last.current) : -1;
    const to = ids.indexOf(id);
    last.current = id;
    setChosen((before) => {
      const next = new Set(before);
      if (from >= 0) for (const one of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one);
      else if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return { chosen, setChosen, choose };
}
