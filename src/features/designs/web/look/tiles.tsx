import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Tick } from '#web/ui/tick.tsx';

/** One choice as a tile; without an id it leaves the field as it is in the photo. */
export type TileOption = {
  id: string | undefined;
  name: string;
  /** The picture above the name; a tile without one is the name alone. */
  picture?: ReactNode;
};

type TileProps = {
  type: 'radio' | 'checkbox';
  group: string;
  option: TileOption;
  chosen: boolean;
  onChoose: () => void;
};

/** A radio button or checkbox that looks like a picture with a name. */
export function Tile({ type, group, option, chosen, onChoose }: TileProps) {
  const hasPicture = option.picture !== undefined;
  return (
    <label
      className={classNames(
        'group relative flex min-h-11 cursor-pointer flex-col rounded-xl border-2 border-line bg-card p-1 text-center text-xs leading-tight font-bold transition-[border-color,box-shadow] duration-100 hyphens-auto hover:border-ink/60 has-checked:border-edge has-checked:bg-sun/25 has-checked:shadow-[0_3px_0_var(--edge)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link dark:has-checked:border-sun',
        !hasPicture && 'justify-center px-3',
      )}
    >
      <input type={type} name={group} checked={chosen} onChange={onChoose} className="sr-only" />
      {hasPicture && (
        <span aria-hidden="true" className="block aspect-square overflow-hidden rounded-lg bg-sunken">
          {option.picture}
        </span>
      )}
      <span
        className={classNames('flex flex-1 items-center justify-center', hasPicture && 'min-h-8 px-0.5 py-1')}
      >
        {option.name}
      </span>
      {hasPicture && <Tick className="top-1 right-1 size-6" />}
    </label>
  );
}

type GroupProps = { legend: string; legendShown?: boolean; children: ReactNode };

/** A titled grid of tiles. */
export function TileGroup({ legend, legendShown = false, children }: GroupProps) {
  return (
    <fieldset>
      <legend className={classNames(legendShown ? 'mb-2 font-bold' : 'sr-only')}>{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(5.75rem,100%),1fr))] gap-2">{children}</div>
    </fieldset>
  );
}

type RadioTilesProps = Omit<GroupProps, 'children'> & {
  options: readonly TileOption[];
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
};

/** A radio group of tiles: arrow keys go from choice to choice. */
export function RadioTiles({ options, chosen, onChoose, ...group }: RadioTilesProps) {
  const name = useId();
  return (
    <TileGroup {...group}>
      {options.map((option) => (
        <Tile
          key={option.id ?? ''}
          type="radio"
          group={name}
          option={option}
          chosen={option.id === chosen}
          onChoose={() => onChoose(option.id)}
        />
      ))}
    </TileGroup>
  );
}
