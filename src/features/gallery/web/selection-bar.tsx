import { useEffect, useRef } from 'react';
import { type GalleryItem, MANY } from '#features/toytwins/gallery/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { isBeingMade } from './use-gallery.ts';
import { useRemoveToytwins } from './use-remove-toytwins.ts';
import { useZip } from './use-zip.ts';

type Props = {
  items: readonly GalleryItem[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
  /** Ends choosing. */
  onEnd: () => void;
};

/** What can be done with the toy twins that are chosen, at the bottom of the screen, in its own chunk. */
export default function SelectionBar({ items, chosen, onChoose, onEnd }: Props) {
  const remove = useRemoveToytwins();
  const zip = useZip();
  const all = useRef<HTMLButtonElement>(null);
  useEffect(() => all.current?.focus({ preventScroll: true }), []);
  const own = items.filter(({ id }) => chosen.has(id));
  const pictures = own.reduce((sum, item) => sum + pictureCount(item), 0);
  const isAll = own.length === items.length;
  const problem = problemOf(own, pictures);
  const ids = own.map(({ id }) => id);
  return (
    <>
      {/* The last cards can be scrolled above the bar. */}
      <div aria-hidden="true" className="h-36 sm:h-20" />
      <section
        aria-label="Chosen toy twins"
        className="fixed inset-x-3 bottom-[calc(0.75rem+env(safe-area-inset-bottom))] z-40 mx-auto flex max-w-3xl flex-wrap items-center gap-x-3 gap-y-2 rounded-card border-2 border-edge bg-card p-3 shadow-[0_6px_0_var(--edge)]"
      >
        <p role="status" className="flex-1 basis-40 font-bold">
          {own.length === 0 ? 'Choose toy twins' : `${own.length} chosen`}
          {zip.received !== null && (
            <span className="block text-sm text-soft">{`Downloading, ${(zip.received / 1e6).toFixed(1)} MB`}</span>
          )}
          {problem && <span className="block text-sm text-alert">{problem}</span>}
        </p>
        <Button
          ref={all}
          variant="quiet"
          onClick={() => onChoose(new Set(isAll ? [] : items.map(({ id }) => id)))}
        >
          {isAll ? 'Choose none' : `All ${items.length} shown`}
        </Button>
        {zip.received === null ? (
          <Button
            variant="secondary"
            disabled={pictures === 0 || pictures > MANY || ids.length > MANY}
            onClick={() => zip.start(ids)}
          >
            Download
          </Button>
        ) : (
          <Button variant="secondary" onClick={zip.cancel}>
            Cancel download
          </Button>
        )}
        <Button
          variant="danger"
          disabled={ids.length === 0 || ids.length > MANY}
          onClick={() => {
            remove(ids);
            onEnd();
          }}
        >
          Remove
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          Done
        </Button>
      </section>
    </>
  );
}

function pictureCount({ packagedImageUrl, threeDModelUrl }: GalleryItem): number {
  return (packagedImageUrl ? 1 : 0) + (threeDModelUrl ? 1 : 0);
}

function problemOf(own: readonly GalleryItem[], pictures: number): string | null {
  if (own.length > MANY) return `At most ${MANY} at a time. Please choose fewer.`;
  if (pictures > MANY) return `These have ${pictures} pictures; one download has at most ${MANY}.`;
  if (own.some(isBeingMade)) return 'What is being made now cannot be removed.';
  return null;
}
