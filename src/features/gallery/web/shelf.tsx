import { memo, useRef } from 'react';
import { serialWords, shownTitle } from '#features/toytwins/contract.ts';
import type { GalleryItem } from '#features/toytwins/gallery/contract.ts';
import { classNames } from '#web/ui/class-names.ts';
import { GalleryCard } from './gallery-card.tsx';
import { GalleryGrid } from './gallery-grid.tsx';
import type { Choose } from './use-choosing.ts';
import { CARDS_OF_PART, useShownParts } from './use-shown-parts.ts';

type Props = {
  items: GalleryItem[];
  /** Whether more can be loaded. */
  hasMore: boolean;
  isStale: boolean;
  /** Those that are chosen; null while nobody chooses. */
  chosen: ReadonlySet<string> | null;
  onChoose: Choose;
};

/** The cards near the screen, with room for all others; paler while those of another filter are on their way. */
export function Shelf({ items, hasMore, isStale, chosen, onChoose }: Props) {
  const grid = useRef<HTMLUListElement>(null);
  const { from, to, before, after } = useShownParts(grid, Math.ceil(items.length / CARDS_OF_PART));
  const first = from * CARDS_OF_PART;
  return (
    <GalleryGrid
      ref={grid}
      aria-label="Your toy twins"
      aria-busy={isStale}
      className={isStale ? 'opacity-60' : ''}
    >
      {before > 0 && <Room height={before} />}
      {items.slice(first, to * CARDS_OF_PART).map((item, index) => (
        <Place
          key={item.id}
          item={item}
          chosen={chosen ? chosen.has(item.id) : undefined}
          onChoose={onChoose}
          position={first + index + 1}
          isFirst={first + index < CARDS_OF_PART}
          size={hasMore ? -1 : items.length}
        />
      ))}
      {after > 0 && <Room height={after} />}
    </GalleryGrid>
  );
}

/** Where cards are that are far from the screen. */
function Room({ height }: { height: number }) {
  return <li aria-hidden="true" className="col-span-full" style={{ height }} />;
}

/** Cards above the fold: their pictures are loaded immediately. */
const ABOVE_THE_FOLD = 4;

type PlaceProps = {
  item: GalleryItem;
  /** Undefined while nobody chooses. */
  chosen: boolean | undefined;
  onChoose: Choose;
  /** From 1. */
  position: number;
  /** Only the cards that come first settle on their pegs. */
  isFirst: boolean;
  /** How many there are in all; -1 while that is not known. */
  size: number;
};

/** `items-start`: a card keeps its own height, because an unfinished toy twin needs more space. */
const Place = memo(function Place({ item, chosen, onChoose, position, isFirst, size }: PlaceProps) {
  return (
    <li
      data-position={position}
      aria-posinset={position}
      aria-setsize={size}
      className={classNames('relative flex items-start', !isFirst && '[&>*]:animate-none')}
    >
      <GalleryCard item={item} eager={position <= ABOVE_THE_FOLD} />
      {chosen !== undefined && (
        <button
          type="button"
          aria-pressed={chosen}
          aria-label={`Choose ${shownTitle(item.title)}, ${serialWords(item.serial)}`}
          onClick={({ shiftKey }) => onChoose(item.id, shiftKey)}
          className="group absolute inset-0 z-20 rounded-card border-4 border-transparent aria-pressed:border-link aria-pressed:bg-link/15"
        >
          <span className="absolute top-2 left-2 grid size-8 place-items-center rounded-full border-2 border-edge bg-print-cream font-extrabold text-print-ink group-aria-pressed:bg-grass">
            {chosen && '✓'}
          </span>
        </button>
      )}
    </li>
  );
});
