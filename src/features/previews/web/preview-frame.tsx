import { Carton } from '#web/ui/carton.tsx';
import { classNames } from '#web/ui/class-names.ts';

type Props = {
  /** URL of the picture; null before the first one. */
  picture: string | null;
  alt: string;
  busy: boolean;
  className?: string;
};

/**
 * Frame of the preview with the fixed size from `className`, and a soft shine while a new picture is drawn. A
 * frame narrower than the picture shows its middle, where the pack is.
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
        <Carton className="absolute inset-0" />
      )}
      {busy && <div aria-hidden="true" className="sheen absolute inset-0" />}
    </div>
  );
}
