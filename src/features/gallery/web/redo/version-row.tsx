import { useId } from 'react';
import type { ToytwinVersion } from '#features/toytwins/contract.ts';
import { formatDate } from '#features/toytwins/web/format-date.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { failureMessage } from '../failure-message.ts';
import { useFavourite } from './use-favourite.ts';

type Props = {
  id: string;
  versions: readonly ToytwinVersion[];
  /** Whether the free redo is used. */
  isUsed: boolean;
  /** Its frame and its place. */
  className?: string;
};

const CHOICE_FAILED = 'This version could not be chosen. Your gallery still shows the other one.';

/** All versions of a toy twin side by side; the gallery shows the chosen one. */
export function VersionRow({ id, versions, isUsed, className = 'border-line' }: Props) {
  const favourite = useFavourite(id);
  const heading = useId();
  const days = new Set(versions.map(({ createdAt }) => formatDate(createdAt)));
  // Numbers of the server may have gaps: a version that could not be made is not there.
  const chosen = versions.findIndex(({ number }) => number === favourite.variables) + 1;
  return (
    <section
      aria-labelledby={heading}
      className={classNames(
        'flex flex-col gap-3 rounded-card border-2 bg-card p-4 text-ink sm:p-5',
        className,
      )}
    >
      <h2 id={heading} className="text-xl">
        Your versions
      </h2>
      <p className="text-soft">
        {!isUsed && 'Your toy twin comes in two versions. '}
        Choose the one to show in your gallery.
        {versions.length === 2 ? ' The other one is kept.' : ' The others are kept.'}
      </p>
      <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,50%-0.375rem),1fr))] gap-3">
        <legend className="sr-only">Version to show in your gallery</legend>
        {versions.map((version, index) => (
          <VersionTile
            key={version.number}
            version={version}
            place={index + 1}
            dated={days.size > 1}
            group={heading}
            onChoose={() => favourite.mutate(version.number)}
          />
        ))}
      </fieldset>
      {isUsed && <p className="text-sm text-soft">You have used your free redo.</p>}
      <p role="status" className="sr-only">
        {favourite.isSuccess && `Your gallery now shows version ${chosen}.`}
      </p>
      {favourite.error && <Notice tone="error">{failureMessage(favourite.error, CHOICE_FAILED)}</Notice>}
    </section>
  );
}

type TileProps = {
  version: ToytwinVersion;
  /** Its place in the row, from 1. */
  place: number;
  /** Whether it was made on another day than the others. */
  dated: boolean;
  group: string;
  onChoose: () => void;
};

function VersionTile({ version, place, dated, group, onChoose }: TileProps) {
  const { createdAt, isFavourite, packagedThumbnails } = version;
  return (
    <label className="group relative flex min-h-11 cursor-pointer flex-col rounded-xl border-2 border-line bg-card p-1.5 text-center leading-tight hover:border-ink/60 has-checked:border-edge has-checked:bg-sun/25 has-checked:shadow-[0_3px_0_var(--edge)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link dark:has-checked:border-sun">
      <input type="radio" name={group} checked={isFavourite} onChange={onChoose} className="sr-only" />
      <img
        src={packagedThumbnails?.w320}
        alt=""
        width={320}
        height={320}
        loading="lazy"
        className="block aspect-square h-auto w-full rounded-lg bg-sunken object-cover"
      />
      <span className="px-1 pt-2 font-bold">{`Version ${place}`}</span>
      {dated && (
        <time dateTime={createdAt} className="px-1 text-sm text-soft">
          {formatDate(createdAt)}
        </time>
      )}
      <span className="px-1 pt-0.5 pb-1 text-sm text-link underline underline-offset-2 group-has-checked:text-soft group-has-checked:no-underline">
        {isFavourite ? 'In your gallery' : 'Show this one in my gallery'}
      </span>
      <Tick className="top-2.5 right-2.5 size-7" />
    </label>
  );
}
