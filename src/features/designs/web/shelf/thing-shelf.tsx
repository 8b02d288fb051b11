import { useEffect, useRef, useState } from 'react';
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

/** The shelf of all things of the catalogue, searchable, in its own chunk. */
export default function ThingShelf({ added, most, onChange }: Props) {
  const [search, setSearch] = useState('');
  const settled = useDebouncedValue(search.trim(), TYPING_PAUSE);
  const { things, didYouMean, failed, tryAgain } = useThings(settled);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // With a finger the keyboard of the screen would hide the shelf.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
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
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <p role="status" className="text-sm font-semibold">
          {`${added.length} of ${most} added. `}
          {full && 'Take one out to add another.'}
          {!full && things && settled && `${things.length} found.`}
        </p>
      </div>
      {failed ? (
        <RetryNotice title="The shelf could not be loaded." onRetry={tryAgain}>
          What you added is kept.
        </RetryNotice>
      ) : things ? (
        <ThingGrid things={things} added={added} full={full} onToggle={toggle} />
      ) : (
        <ShelfSkeleton />
      )}
      {things?.length === 0 && (
        <div className="flex flex-col items-start gap-2">
          <p>There is no “{settled}” on the shelf. You can still name it in your description: we print it.</p>
          {didYouMean && (
            <Button
              variant="secondary"
              onClick={() => {
                setSearch(didYouMean);
                field.current?.focus();
              }}
            >
              Did you mean “{didYouMean}”?
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
