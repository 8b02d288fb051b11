import { useId } from 'react';
import type { ShareState } from '#features/sharing/contract.ts';
import type { ShareLifetime } from '#features/toytwins/contract.ts';
import { formatDateTime } from '#features/toytwins/web/format-date.ts';

const choices: { lifetime: ShareLifetime; words: string }[] = [
  { lifetime: 'day', words: 'A day' },
  { lifetime: 'week', words: 'A week' },
  { lifetime: 'never', words: 'No end' },
];

type Props = {
  state: Pick<ShareState, 'lifetime' | 'until'>;
  disabled: boolean;
  onChoose: (lifetime: ShareLifetime) => void;
};

/** For how long the page stays open from now, and when it closes by itself. */
export function PageLifetime({ state, disabled, onChoose }: Props) {
  const id = useId();
  const { until } = state;
  return (
    <fieldset disabled={disabled} aria-describedby={`${id}-end`} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 font-bold">Keep it open for</legend>
      <div className="grid grid-cols-3 rounded-xl border-2 border-ink/60 p-1">
        {choices.map(({ lifetime, words }) => (
          <label
            key={lifetime}
            className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-lg px-1 text-center font-bold leading-tight hover:bg-sunken has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
          >
            <input
              type="radio"
              name={id}
              checked={state.lifetime === lifetime}
              onChange={() => onChoose(lifetime)}
              className="sr-only"
            />
            {words}
          </label>
        ))}
      </div>
      <p id={`${id}-end`} role="status" className="text-sm text-soft">
        {until ? (
          <>
            Closes by itself on <time dateTime={until}>{formatDateTime(until)}</time>.
          </>
        ) : (
          'Stays open until you stop sharing.'
        )}
      </p>
    </fieldset>
  );
}
