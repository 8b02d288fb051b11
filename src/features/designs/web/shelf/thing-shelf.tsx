import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useDebouncedValue } from '#web/use-debounced-value.ts';
import { useThings } from '../use-things.ts';
import { ShelfSkeleton } from './shelf-skeleton.tsx';
import { ThingGrid } from './thing-grid.tsx';

/** Debounce time of the search, in milliseconds. */
const TYPING_PAUSE = 200;
/** The longest search that the server takes. */
const SEARCH_MAX_LENGTH = 60;

type Props = {
  /** Ids of the things that were added. */
  added: readonly string[];
  /** How many may be. */
  most: number;
  onChange: (added: string[]) => void;
};

/** What a search found, in words. */
function told(search: string, found: number, isGuess: boolean): string {
  if (isGuess) return `Nothing is called “${search}”. Found ${found} with a similar name.`;
  return found > 0 ? `${found} found.` : 'Nothing found.';
}

/**
 * The shelf of all things of the catalogue, searchable, in its own chunk. From the search field, Enter and the arrow key
 * lead down to what was found.
 */
export default function ThingShelf({ added, most, onChange }: Props) {
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  const settled = useDebouncedValue(wanted, TYPING_PAUSE);
  const { things, didYouMean, searching, failed, tryAgain } = useThings(settled);
  const stale = wanted !== settled || searching;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const goesDown = useRef(false);
  useEffect(() => {
    // With a finger the keyboard of the screen would hide the shelf.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  useEffect(() => {
    if (stale || !goesDown.current) return;
    goesDown.current = false;
    if (document.activeElement === field.current) focusFirst(list.current);
  }, [stale]);
  const onKeyDown = (event: KeyboardEvent) => {
    goesDown.current = event.key === 'ArrowDown' || event.key === 'Enter';
    if (!goesDown.current) return;
    event.preventDefault();
    // What was typed last is searched first.
    if (stale) return;
    goesDown.current = false;
    focusFirst(list.current);
  };
  const toggle = (id: string) =>
    onChange(added.includes(id) ? added.filter((other) => other !== id) : [...added, id]);
  const full = added.length >= most;
  return (
    <div className="flex flex-col gap-4">
      <div className="sticky -top-4 z-10 -mx-1 -mt-4 flex flex-col gap-2 bg-card px-1 pt-3 pb-2">
        <TextField
          ref={field}
          type="search"
          label="Search the shelf"
          placeholder="guitar, Katze, vélo…"
          value={search}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <p role="status" className="text-sm font-semibold">
          {`${added.length} of ${most} added. `}
          {full && 'Take one out to add another. '}
          {things && (stale ? 'Searching…' : settled && told(settled, things.length, didYouMean !== null))}
        </p>
      </div>
      {didYouMean && !stale && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => {
            setSearch(didYouMean);
            field.current?.focus();
          }}
        >
          Did you mean “{didYouMean}”?
        </Button>
      )}
      {failed ? (
        <RetryNotice title="The shelf could not be loaded." onRetry={tryAgain}>
          What you added is saved.
        </RetryNotice>
      ) : things ? (
        <ThingGrid
          list={list}
          things={things}
          added={added}
          full={full}
          stale={stale}
          onToggle={toggle}
          onLeave={() => field.current?.focus()}
        />
      ) : (
        <ShelfSkeleton />
      )}
      {things?.length === 0 && !stale && (
        <p>
          There is no “{settled}” on the shelf. You can still mention it in your description, and we will
          print it.
        </p>
      )}
    </div>
  );
}

function focusFirst(list: HTMLElement | null): void {
  const first = list?.firstElementChild;
  if (first instanceof HTMLElement) first.focus();
}
