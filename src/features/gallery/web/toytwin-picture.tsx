import type { Toytwin } from '#features/toytwins/contract.ts';

type Props = {
  /** Address of the full-size picture. */
  full: string | null;
  thumbnails: Toytwin['packagedThumbnails'];
  alt: string;
  caption?: string;
};

/** One finished picture, large, under its blister. Shows the thumbnail until the full picture has loaded. */
export function ToytwinPicture({ full, thumbnails, alt, caption }: Props) {
  const address = full ?? thumbnails?.w512;
  return (
    <figure className="animate-pop">
      <div className="spotlit rounded-card border-2 border-edge bg-card p-2 shadow-[0_6px_0_var(--edge)] sm:p-3">
        <img
          src={address}
          alt={alt}
          width={1024}
          height={1024}
          decoding="async"
          style={thumbnails ? { backgroundImage: `url("${thumbnails.w512}")` } : undefined}
          className="block h-auto w-full rounded-xl bg-sunken bg-cover"
        />
      </div>
      {caption && <figcaption className="mt-4 text-center font-display text-xl">{caption}</figcaption>}
    </figure>
  );
}
