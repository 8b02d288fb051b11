import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { WizardStep } from '#features/toytwins/web/wizard-draft.ts';
import { focusHeading } from '#web/page-focus.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PageTitle } from '#web/ui/page.tsx';
import { FoldProgress, stepWords } from './fold-progress.tsx';

type Props = {
  step: WizardStep;
  title: string;
  intro?: string;
  children: ReactNode;
  /**
   * The buttons at the bottom, within reach of the thumb; below a result, whose own buttons come first, they scroll.
   */
  actions?: ReactNode;
};

const isPaid = (step: WizardStep) => step === 'processing' || step === 'result';

/** What all steps share: progress, heading, buttons. A new step moves the focus to its heading and is announced. */
export function WizardFrame({ step, title, intro, children, actions }: Props) {
  const shown = useRef(step);

  // A layout effect, so that the step's own effects can move the focus afterwards.
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    focusHeading();
  }, [step]);

  return (
    <div className="mx-auto -mb-16 flex min-h-[calc(100dvh-8.5rem)] max-w-6xl flex-col sm:min-h-[calc(100dvh-6rem)] lg:min-h-[min(calc(100dvh-6rem),48rem)]">
      <FoldProgress step={step} />
      <p aria-live="polite" className="sr-only">
        {stepWords(step)}
      </p>
      <header className="mt-5 mb-5 sm:mt-8">
        <PageTitle>{title}</PageTitle>
        {intro && <p className="mt-2 max-w-prose text-lg text-soft">{intro}</p>}
      </header>
      {/* What is paid starts over with each step; what is filled in shares its preview. */}
      <div key={isPaid(step) ? step : 'form'} className="flex-1 pb-6">
        {children}
      </div>
      {actions && (
        <div
          className={classNames(
            'bottom-0 z-20 -mx-4 bg-paper px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6',
            step !== 'result' && 'tall:sticky border-t-2 border-line',
          )}
        >
          <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-3 [&>:last-child:not(:only-child)]:max-w-max [&>:last-child:not(:only-child)]:flex-[1_1_9rem]">
            {actions}
          </div>
        </div>
      )}
    </div>
  );
}
