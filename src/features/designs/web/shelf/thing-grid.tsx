import { type KeyboardEvent, type RefObject, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { ThingsAnswer } from '../../contract.ts';
import { nextOption } from './next-option.ts';
import { shelfGrid } from './shelf-skeleton.tsx';

type Thing = ThingsAnswer['things'][number];
type Props = {
  list: RefObject<HTMLDivElement | null>;
  things: readonly Thing[];
  added: readonly string[];
  /** Whether no more things may be added. */
  full: boolean;
  /** Whether they are those of an earlier search. */
  stale: boolean;
  onToggle: (id: string) => void;
  /** The arrow key led up from the first row. */
  onLeave: () => void;
};

/**
 * A listbox of things: the arrow keys go in all four directions and up out of it, Enter and Space take a thing or put it
 * back.
 */
export function ThingGrid({ list, things, added, full, stale, onToggle, onLeave }: Props) {
  const [focused, setFocused] = useState<string | null>(null);
  const current = things.some(({ id }) => id === focused) ? focused : things[0]?.id;
  const press = (id: string) => {
    setFocused(id);
    if (!full || added.includes(id)) onToggle(id);
  };
  const onKeyDown = (event: KeyboardEvent, { id }: Thing, index: number) => {
    const options = [...(list.current?.children ?? [])].filter((option) => option instanceof HTMLElement);
    const places = options.map(({ offsetLeft, offsetTop }) => ({ left: offsetLeft, top: offsetTop }));
    const next = nextOption(event.key, places, index);
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (isPress) press(id);
    if (event.key === 'ArrowUp' && next === index) onLeave();
    else if (next !== null) options[next]?.focus();
    if (isPress || next !== null) event.preventDefault();
  };
  return (
    <div
      ref={list}
      role="listbox"
      aria-label="Things"
      aria-multiselectable="true"
      aria-busy={stale}
      className={classNames(shelfGrid, 'transition-opacity', stale && 'opacity-40')}
    >
      {things.map((thing, index) => {
        const isIn = added.includes(thing.id);
        return (
          <div
            key={thing.id}
            role="option"
            aria-selected={isIn}
            aria-disabled={full && !isIn}
            tabIndex={thing.id === current ? 0 : -1}
            onFocus={() => setFocused(thing.id)}
            onClick={() => press(thing.id)}
            onKeyDown={(event) => onKeyDown(event, thing, index)}
            className={classNames(
              'relative flex min-h-11 scroll-mt-40 cursor-pointer flex-col gap-1 rounded-xl border-2 p-1.5 text-center text-sm leading-tight font-semibold select-none focus-visible:outline-offset-1 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
              isIn
                ? 'border-edge bg-sun/25 shadow-[0_3px_0_var(--edge)] dark:border-sun'
                : 'border-line bg-card',
            )}
          >
            <img
              src={thing.picture}
              alt=""
              width={96}
              height={96}
              loading="lazy"
              className="aspect-square w-full rounded-lg bg-lit object-contain"
            />
            <span>{thing.name}</span>
          </div>
        );
      })}
    </div>
  );
}
