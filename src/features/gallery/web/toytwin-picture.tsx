import type { Thumbnails } from '#features/toytwins/contract.ts';

type Props = { thumbnails: Thumbnails | null; alt: string; caption?: string };

/** Shown width: the screen's on a phone, half of the page where picture and text stand side by side. */
const SIZES = '(min-width: 48rem) 36rem, 90vw';

/** One finished picture, large, under its blister. */
export function ToytwinPicture({ caption, ...picture }: Props) {
  return (
    <figure className="animate-pop">
      <div className="spotlit rounded-card border-2 border-edge bg-card p-2 shadow-[0_6px_0_var(--edge)] sm:p-3">
        <PictureView {...picture} />
      </div>
      {caption && <figcaption className="mt-4 text-center font-display text-xl">{caption}</figcaption>}
    </figure>
  );
}

/** The picture alone, in the size that the screen needs. Shows a small one until that has loaded. */
export function PictureView({ thumbnails, alt }: Omit<Props, 'caption'>) {
  if (!thumbnails) return <div className="aspect-square rounded-xl bg-sunken" />;
  const { w320, w512, w1024 } = thumbnails;
  return (
    <img
      src={w1024 ?? w512}
      srcSet={w1024 && `${w512} 512w, ${w1024} 1024w`}
      sizes={SIZES}
      alt={alt}
      width={1024}
      height={1024}
      decoding="async"
      style={{ backgroundImage: `url("${w320}")` }}
      className="block h-auto w-full rounded-xl bg-sunken bg-cover"
    />
  );
}
