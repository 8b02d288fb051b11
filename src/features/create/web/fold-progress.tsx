import { type WizardStep, wizardSteps } from '#features/toytwins/web/wizard-draft.ts';
import { classNames } from '#web/ui/class-names.ts';

const stepNames: Record<WizardStep, string> = {
  upload: 'Photo',
  template: 'Template',
  description: 'Description',
  pricing: 'Package',
  processing: 'Making',
  result: 'Result',
};

/** 'Step 2 of 6: Template', as it is shown and read out. */
export function stepWords(step: WizardStep): string {
  return `Step ${wizardSteps.indexOf(step) + 1} of ${wizardSteps.length}: ${stepNames[step]}`;
}

const panelLooks = {
  done: 'border-edge bg-grass text-print-ink',
  now: 'border-edge bg-sun text-print-ink shadow-[0_4px_0_var(--edge)] -translate-y-0.5',
  ahead: 'border-dashed border-soft/60 bg-transparent text-soft',
};

/** The progress bar: the six panels of a box's cut-out sheet, colored as they are folded up. */
export function FoldProgress({ step }: { step: WizardStep }) {
  const current = wizardSteps.indexOf(step);
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={1}
      aria-valuemax={wizardSteps.length}
      aria-valuenow={current + 1}
      aria-valuetext={stepWords(step)}
    >
      <div aria-hidden="true" className="grid grid-cols-6">
        {wizardSteps.map((name, index) => (
          <span
            key={name}
            className={classNames(
              'grid h-9 place-items-center border-2 text-[calc(var(--spacing)*3.5)] font-bold transition-[background-color,transform] duration-200 not-first:-ml-0.5 first:rounded-l-xl last:rounded-r-xl sm:h-11',
              index === current && 'z-10 rounded-lg',
              panelLooks[index < current ? 'done' : index === current ? 'now' : 'ahead'],
            )}
          >
            <span className="sm:hidden">{index < current ? '✓' : index + 1}</span>
            <span className="hidden sm:inline">
              {index < current && '✓ '}
              {stepNames[name]}
            </span>
          </span>
        ))}
      </div>
      <p aria-hidden="true" className="mt-2 text-sm font-semibold text-soft">
        {stepWords(step)}
      </p>
    </div>
  );
}
