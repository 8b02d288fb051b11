import { classNames } from '../../../web/ui/class-names.ts';
import type { PictureKind } from '../contract.ts';

type Props = { shown: PictureKind; onShow: (kind: PictureKind) => void };

const kinds: { kind: PictureKind; words: string }[] = [
  { kind: 'packaged', words: 'Packaged Figure' },
  { kind: '3d', words: '3D Character' },
];

/** Switches between the two pictures of a premium toy twin. */
export function PictureToggle({ shown, onShow }: Props) {
  return (
    <fieldset className="grid grid-cols-2 rounded-xl border-2 border-ink/60 bg-card p-1">
      <legend className="sr-only">Picture</legend>
      {kinds.map(({ kind, words }) => (
        <button
          key={kind}
          type="button"
          aria-pressed={shown === kind}
          onClick={() => onShow(kind)}
          className={classNames(
            'min-h-11 rounded-lg px-2 font-bold',
            shown === kind ? 'bg-ink text-paper' : 'hover:bg-sunken',
          )}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}
