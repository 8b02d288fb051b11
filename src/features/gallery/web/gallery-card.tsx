import { Link } from 'react-router';
import { printedTitle, serialWords } from '#features/toytwins/contract.ts';
import type { GalleryItem } from '#features/toytwins/gallery/contract.ts';
import { formatDate } from '#features/toytwins/web/format-date.ts';
import { detailPath, draftPath } from '#shared/app-paths.ts';
import { NameText } from '#web/ui/name-text.tsx';
import { PegCard } from '#web/ui/peg-card.tsx';
import { CardPicture } from './card-picture.tsx';
import { CardState } from './card-state.tsx';
import { StarButton } from './star-button.tsx';
import { FROM_GALLERY } from './use-way-back.ts';

type Props = {
  item: GalleryItem;
  /** True above the fold: the browser loads the picture immediately instead of lazily. */
  eager: boolean;
};

/** One toy twin on its peg. The whole card links to its page, or to its payment if it is unpaid. */
export function GalleryCard({ item, eager }: Props) {
  const titleId = `title-${item.id}`;
  const target = item.status === 'draft' ? draftPath(item.id) : detailPath(item.id);
  return (
    <PegCard className="relative flex w-full flex-col transition-transform duration-150 hover:-translate-y-1 has-[a:focus-visible]:-translate-y-1">
      <div className="relative px-2 pt-2 sm:px-3 sm:pt-3">
        <CardPicture item={item} eager={eager} />
        {item.threeDModelUrl && (
          <span className="pointer-events-none absolute right-3 bottom-2 z-10 rotate-3 rounded-lg border-2 border-edge bg-blister px-1.5 py-0.5 text-xs font-extrabold sm:right-5 sm:px-2 sm:py-1 sm:text-sm text-print-ink">
            3D Version
          </span>
        )}
        <StarButton
          id={item.id}
          title={item.title}
          isStarred={item.isStarred}
          className="absolute top-2.5 right-2.5 z-10 sm:top-4 sm:right-4"
        />
      </div>
      <div className="flex flex-1 flex-col gap-1 px-3 pt-2.5 pb-3 sm:px-4 sm:pt-3 sm:pb-4">
        <h2 id={titleId} className="text-base leading-tight wrap-anywhere sm:text-xl">
          <Link to={target} state={FROM_GALLERY} className="after:absolute after:inset-0 after:rounded-card">
            <NameText>{printedTitle(item.title)}</NameText>
          </Link>
        </h2>
        <p className="flex flex-wrap justify-between gap-x-3 text-sm text-soft">
          <time dateTime={item.createdAt}>{formatDate(item.createdAt)}</time>
          <span className="font-bold whitespace-nowrap tabular-nums">{serialWords(item.serial)}</span>
        </p>
        <CardState item={item} titleId={titleId} />
      </div>
    </PegCard>
  );
}
