import { serialWords, shownTitle } from '#features/toytwins/contract.ts';
import type { GalleryItem } from '#features/toytwins/gallery/contract.ts';
import { Carton } from '#web/ui/carton.tsx';
import { SpinnerWheel } from '#web/ui/spinner.tsx';
import { galleryPictureSizes } from './gallery-grid.tsx';
import { LazyDraftPicture } from './lazy-draft-picture.tsx';
import { isBeingMade } from './use-gallery.ts';

type Props = { item: GalleryItem; eager: boolean };

/** The packaged picture; of an unpaid toy twin its preview; an empty carton before there is either. */
export function CardPicture({ item, eager }: Props) {
  const finished = item.packagedThumbnails;
  const name = `${shownTitle(item.title)}, ${serialWords(item.serial)}`;
  if (item.status === 'draft') return <LazyDraftPicture id={item.id} alt={`Preview of ${name}`} />;
  if (!finished) return <EmptyCarton busy={isBeingMade(item)} />;
  return (
    <div className="blister rounded-xl bg-sunken">
      <img
        src={finished.w320}
        srcSet={`${finished.w320} 320w, ${finished.w512} 512w`}
        sizes={galleryPictureSizes}
        width={320}
        height={320}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        alt={name}
        className="block aspect-square h-auto w-full object-cover"
      />
    </div>
  );
}

function EmptyCarton({ busy }: { busy: boolean }) {
  return (
    <div className="relative aspect-square rounded-xl bg-sunken">
      <Carton />
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <SpinnerWheel className="size-12 text-hero" />
        </span>
      )}
    </div>
  );
}
