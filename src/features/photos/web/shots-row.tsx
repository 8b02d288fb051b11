import { classNames } from '#web/ui/class-names.ts';
import { useObjectUrl } from '#web/use-object-url.ts';

type Props = {
  /** The newest last. */
  shots: readonly File[];
  /** The one in use. */
  used: File | null;
  onChoose: (shot: File) => void;
};

/** The last shots of the camera side by side, to choose one; renders nothing before there are two. */
export function ShotsRow({ shots, used, onChoose }: Props) {
  if (shots.length < 2) return null;
  return (
    <fieldset className="w-full max-w-sm">
      <legend className="mx-auto mb-2 font-bold">Which shot do you like best?</legend>
      <ul className="flex justify-center gap-3">
        {shots.map((shot, place) => (
          <li key={shot.name}>
            <Shot
              shot={shot}
              name={`Shot ${place + 1} of ${shots.length}`}
              used={shot === used}
              onChoose={() => onChoose(shot)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type ShotProps = { shot: File; name: string; used: boolean; onChoose: () => void };

function Shot({ shot, name, used, onChoose }: ShotProps) {
  const address = useObjectUrl(shot);
  return (
    <button
      type="button"
      aria-pressed={used}
      aria-label={name}
      onClick={() => used || onChoose()}
      className={classNames(
        'relative block aspect-4/5 w-24 overflow-hidden rounded-card border-3 bg-sunken',
        used ? 'border-hero' : 'border-edge hover:border-ink/60',
      )}
    >
      {address && <img src={address} alt="" className="size-full object-cover" />}
      {used && (
        <span className="absolute inset-x-0 bottom-0 bg-ink py-0.5 text-center text-xs font-bold text-paper">
          In use
        </span>
      )}
    </button>
  );
}
