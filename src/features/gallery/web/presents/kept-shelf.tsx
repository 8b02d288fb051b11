import { Link } from 'react-router';
import { printedTitle } from '#features/toytwins/contract.ts';
import { formatDate } from '#features/toytwins/web/format-date.ts';
import { keptPath } from '#shared/app-paths.ts';
import { NameText } from '#web/ui/name-text.tsx';
import { PegCard } from '#web/ui/peg-card.tsx';
import { GalleryGrid } from '../gallery-grid.tsx';
import { useKeptPresents } from './use-kept.ts';

/** The presents that one keeps, below one's own toy twins; nothing while there are none. */
export function KeptShelf() {
  const { data } = useKeptPresents();
  if (!data || data.presents.length === 0) return null;
  return (
    <section aria-labelledby="kept" className="mt-10">
      <h2 id="kept" className="mb-5 text-2xl">
        Presents you keep
      </h2>
      <GalleryGrid aria-labelledby="kept">
        {data.presents.map(({ id, title, keptAt, packagedThumbnails }) => (
          <li key={id} className="flex items-start">
            <PegCard className="relative flex w-full flex-col transition-transform duration-150 hover:-translate-y-1 has-[a:focus-visible]:-translate-y-1">
              <div className="px-2 pt-2 sm:px-3 sm:pt-3">
                <img
                  src={packagedThumbnails.w512}
                  srcSet={`${packagedThumbnails.w320} 320w, ${packagedThumbnails.w512} 512w`}
                  sizes="(min-width: 64rem) 16rem, 45vw"
                  alt=""
                  width={512}
                  height={512}
                  loading="lazy"
                  className="blister block h-auto w-full rounded-xl bg-sunken"
                />
              </div>
              <div className="flex flex-col gap-1 px-3 pt-2.5 pb-3 sm:px-4 sm:pb-4">
                <h3 className="text-base leading-tight wrap-anywhere sm:text-xl">
                  <Link to={keptPath(id)} className="after:absolute after:inset-0 after:rounded-card">
                    <NameText>{printedTitle(title)}</NameText>
                  </Link>
                </h3>
                <p className="text-sm text-soft">
                  A present, <time dateTime={keptAt}>{formatDate(keptAt)}</time>
                </p>
              </div>
            </PegCard>
          </li>
        ))}
      </GalleryGrid>
    </section>
  );
}
