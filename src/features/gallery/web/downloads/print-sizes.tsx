import { useId } from 'react';
import type { DownloadQuery } from '#features/toytwins/downloads/contract.ts';
import { CheckField } from '#web/ui/check-field.tsx';
import { classNames } from '#web/ui/class-names.ts';

const HEIGHTS: { height: DownloadQuery['height']; words: string }[] = [
  { height: '75', words: '7.5 cm' },
  { height: '150', words: '15 cm' },
  { height: '200', words: '20 cm' },
];

type Props = { chosen: DownloadQuery; onChoose: (query: DownloadQuery) => void };

/** How high the toy is printed, and whether on its base. */
export function PrintSizes({ chosen, onChoose }: Props) {
  const group = useId();
  return (
    <div>
      <fieldset className="grid grid-cols-3 rounded-xl border-2 border-ink/60 p-1">
        <legend className="sr-only">Height</legend>
        {HEIGHTS.map(({ height, words }) => (
          <label
            key={height}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center justify-center rounded-lg px-1 font-bold',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
              chosen.height === height ? 'bg-ink text-paper' : 'hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={group}
              checked={chosen.height === height}
              onChange={() => onChoose({ ...chosen, height })}
              className="sr-only"
            />
            {words}
          </label>
        ))}
      </fieldset>
      <CheckField
        label="With its base"
        checked={chosen.base === 'yes'}
        onChange={({ currentTarget }) => onChoose({ ...chosen, base: currentTarget.checked ? 'yes' : 'no' })}
      />
      {chosen.base === 'no' && (
        <p className="text-sm text-soft">What stands next to the figure is then a piece of its own.</p>
      )}
    </div>
  );
}
