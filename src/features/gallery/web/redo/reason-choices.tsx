import { useId } from 'react';
import type { RedoBody } from '#features/toytwins/redo/contract.ts';
import { redoReasonWords } from './redo-reasons.ts';

type Reason = RedoBody['reason'];
type Props = { chosen: Reason | null; error: string | null; onChoose: (reason: Reason) => void };

/** 'What is not right?', and where the chosen thing is put right. */
export function ReasonChoices({ chosen, error, onChoose }: Props) {
  const id = useId();
  const hint = redoReasonWords.find(({ reason }) => reason === chosen)?.hint;
  return (
    <div className="flex flex-col gap-2">
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-invalid={error !== null}
        aria-describedby={error ? `${id}-error` : undefined}
        // Takes the focus when nothing is chosen.
        tabIndex={-1}
      >
        <h2 id={`${id}-label`} className="mb-2 font-sans text-base font-bold">
          What is not right?
        </h2>
        <div className="flex flex-wrap gap-2">
          {redoReasonWords.map(({ reason, words }) => (
            <label
              key={reason}
              className="relative flex min-h-11 cursor-pointer items-center rounded-full border-2 border-ink/60 bg-card px-4 font-bold hover:bg-sun/30 has-checked:border-edge has-checked:bg-sun has-checked:text-print-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
            >
              <input
                type="radio"
                name={id}
                checked={chosen === reason}
                onChange={() => onChoose(reason)}
                className="sr-only"
              />
              {words}
            </label>
          ))}
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-bold text-alert">
          {error}
        </p>
      )}
      <p role="status" className="min-h-lh text-sm text-soft">
        {hint}
      </p>
    </div>
  );
}
