import type { PictureKind } from '#features/toytwins/downloads/contract.ts';
import { classNames } from '#web/ui/class-names.ts';

type Props = { shown: PictureKind; onShow: (showing: PictureKind) => void };

const choices: { showing: PictureKind; words: string }[] = [
  { showing: 'packaged', words: 'Packaged Figure' },
  { showing: '3d', words: '3D Character' },
];

/** Switches a premium toy twin between its box, and the character to turn around. */
export function PictureToggle({ shown, onShow }: Props) {
  return (
    <div className="@container">
      <fieldset
        // One column where the labels do not fit side by side, such as with 200 % text on a phone.
        className="grid grid-cols-1 rounded-xl border-2 border-ink/60 bg-card p-1 @min-[15rem]:grid-cols-2"
      >
        <legend className="sr-only">Picture</legend>
        {choices.map(({ showing, words }) => (
          <button
            key={showing}
            type="button"
            aria-pressed={shown === showing}
            onClick={() => onShow(showing)}
            className={classNames(
              'min-h-11 rounded-lg px-1 font-bold leading-tight',
              shown === showing ? 'bg-ink text-paper' : 'hover:bg-sunken',
            )}
          >
            {words}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
