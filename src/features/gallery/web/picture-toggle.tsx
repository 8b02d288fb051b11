import type { PictureKind } from '#features/toytwins/contract.ts';
import { classNames } from '#web/ui/class-names.ts';

/** What the detail page shows large: one of the pictures, or the 3D model. */
export type PictureView = PictureKind | 'model';

type Props = { shown: PictureView; hasModel: boolean; onShow: (showing: PictureView) => void };

const choices: { showing: PictureView; words: string }[] = [
  { showing: 'packaged', words: 'Packaged Figure' },
  { showing: '3d', words: '3D Character' },
  { showing: 'model', words: 'View in 3D' },
];

/** Switches between the views of a premium toy twin. */
export function PictureToggle({ shown, hasModel, onShow }: Props) {
  return (
    <div className="@container">
      <fieldset
        className={classNames(
          'grid rounded-xl border-2 border-ink/60 bg-card p-1',
          // One column where the labels do not fit side by side, such as with 200 % text on a phone.
          'grid-cols-1',
          hasModel
            ? '@min-[15rem]:grid-cols-[auto_auto_auto] @min-[28rem]:grid-cols-3'
            : '@min-[15rem]:grid-cols-2',
        )}
      >
        <legend className="sr-only">Picture</legend>
        {choices.slice(0, hasModel ? 3 : 2).map(({ showing, words }) => (
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
