import { Carton } from '#web/ui/carton.tsx';
import { classNames } from '#web/ui/class-names.ts';

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
        <Carton className="absolute inset-0" />
      )}
      {busy && <div aria-hidden="true" className="sheen absolute inset-0" />}
    </div>
  );
}
