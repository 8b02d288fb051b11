import { classNames } from '../../../web/ui/class-names.ts';

type Props = {
  /** Address of the picture; null as long as there is none. */
  picture: string | null;
  alt: string;
  busy: boolean;
  className?: string;
};

/**
 * The picture's place: it keeps the size that `className` gives it whatever is in it, and shines softly while a new
 * picture is drawn. One that is narrower than the picture shows its middle, where the box stands.
 */
export function PreviewFrame({ picture, alt, busy, className }: Props) {
  return (
    <div
      aria-busy={busy}
      className={classNames(
        'relative shrink-0 overflow-hidden rounded-xl border-2 border-edge bg-sunken',
        className,
      )}
    >
      {picture ? (
        <img
          src={picture}
          alt={alt}
          width={512}
          height={512}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <EmptyBox />
      )}
      {busy && <div aria-hidden="true" className="sheen absolute inset-0" />}
    </div>
  );
}

/** A flat carton with its window still empty. */
function EmptyBox() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full">
      <g className="fill-none stroke-soft/70" strokeWidth="2.5" strokeDasharray="5 4">
        <rect x="24" y="16" width="52" height="68" rx="5" />
        <rect x="31" y="34" width="38" height="36" rx="8" />
        <path d="M42 24h16" strokeLinecap="round" />
      </g>
      <circle cx="50" cy="47" r="6" className="fill-soft/40" />
      <path d="M40 64c1-14 19-14 20 0z" className="fill-soft/40" />
    </svg>
  );
}
