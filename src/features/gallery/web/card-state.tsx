import { shownTitle } from '#features/toytwins/contract.ts';
import type { GalleryItem } from '#features/toytwins/gallery/contract.ts';
import { statusText } from '#features/toytwins/web/status-text.ts';
import { ContinueLink } from './continue-link.tsx';
import { RemoveButton } from './remove-button.tsx';
import { isBeingMade } from './use-gallery.ts';

/** Status text of an unfinished toy twin; renders nothing for a finished one. */
export function CardState({ item, titleId }: { item: GalleryItem; titleId: string }) {
  const words = statusText(item);
  if (!words) return null;
  const removable = !isBeingMade(item);
  return (
    <div className="flex flex-col gap-1 pt-2">
      <p role={removable ? undefined : 'status'} className="font-bold">
        {words.title}
      </p>
      <p className="text-sm text-soft">{words.detail}</p>
      {removable && (
        // Above the link that covers the whole card, so that the buttons stay clickable.
        <div className="relative z-10 mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <ContinueLink toytwin={item} variant="secondary" describedBy={titleId} />
          <RemoveButton id={item.id} className="-mx-4" aria-label={`Remove ${shownTitle(item.title)}`} />
        </div>
      )}
    </div>
  );
}
