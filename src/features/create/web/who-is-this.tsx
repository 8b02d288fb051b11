import { useId } from 'react';
import { consentOf, type Portrayed, portrayedPeople } from '#features/toytwins/contract.ts';

type Props = {
  /** Null until it is said. */
  chosen: Portrayed | null;
  legend?: string;
  /** Why Continue led nowhere. */
  error?: string | null;
  onChoose: (portrayed: Portrayed) => void;
};

const NAMES: Record<Portrayed, string> = { me: 'Me', agreed: 'Someone who agreed', child: 'My child' };

/** Who is in the photo. Of somebody else the buyer declares, by choosing, that they may. */
export function WhoIsThis({ chosen, legend = 'Who is this?', error = null, onChoose }: Props) {
  const id = useId();
  const consent = chosen && consentOf(chosen);
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error !== null}
      aria-describedby={error ? `${id}-error` : `${id}-consent`}
      // Takes the focus when nothing is chosen, below a preview that stays in view.
      tabIndex={-1}
      className="max-lg:scroll-mt-[max(16rem,50dvh-1rem)]"
    >
      <p id={`${id}-label`} className="mb-2 font-bold">
        {legend}
      </p>
      <div className="flex flex-wrap gap-2">
        {portrayedPeople.map((portrayed) => (
          <label
            key={portrayed}
            className="relative flex min-h-11 cursor-pointer items-center rounded-full border-2 border-ink/60 bg-card px-4 font-bold hover:bg-sun/30 has-checked:border-edge has-checked:bg-sun has-checked:text-print-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
          >
            <input
              type="radio"
              name={id}
              checked={chosen === portrayed}
              onChange={() => onChoose(portrayed)}
              className="sr-only"
            />
            {NAMES[portrayed]}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-sm font-bold text-alert">
          {error}
        </p>
      )}
      <p id={`${id}-consent`} role="status" className="mt-2 text-sm text-soft empty:hidden">
        {consent && `By continuing you confirm: “${consent}” We keep this sentence with your order.`}
      </p>
    </div>
  );
}
