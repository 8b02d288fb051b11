import { Button } from '#web/ui/button.tsx';
import type { GalleryFilter } from './gallery-filter.ts';

type Props = { filter: GalleryFilter; onShowAll: () => void };

/** Shown when search and filters leave nothing: what to do. */
export function NothingFound({ filter, onShowAll }: Props) {
  const { search, starred } = filter;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 py-8 text-center">
      <h2 className="text-2xl">Nothing found</h2>
      <p className="text-lg text-soft wrap-anywhere">
        {search
          ? `No toy twin has “${search}” in its name or its description${hasMore(filter) ? ', with these filters' : ''}.`
          : starred
            ? 'No toy twin here has a star. Press the star on a card to find it here again.'
            : 'No toy twin is like that.'}
      </p>
      <Button variant="secondary" className="mt-2" onClick={onShowAll}>
        Show all
      </Button>
    </div>
  );
}

function hasMore({ templateId, tier, starred }: GalleryFilter): boolean {
  return Boolean(templateId || tier || starred);
}
