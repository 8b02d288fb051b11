import type { Progress, Stage } from '#features/toytwins/contract.ts';
import { SpinnerWheel } from '#web/ui/spinner.tsx';
import { type StageState, stageState } from './estimate-progress.ts';

const stageWords: Record<Stage, string> = {
  waiting: 'Waiting for a spot at the workbench',
  describing: 'Studying your photo',
  packaging: 'Molding and packing the figure',
  character: 'Sculpting the 3D character',
  charging: 'Sealing the box and charging your card',
  done: 'Ready',
};
const spokenState: Record<StageState, string> = { finished: 'done', running: 'now', ahead: 'still to come' };

function Mark({ state }: { state: StageState }) {
  if (state === 'running') return <SpinnerWheel className="size-6 text-hero" />;
  if (state === 'ahead') {
    return <span className="block size-6 rounded-full border-2 border-dashed border-soft/60" />;
  }
  return (
    <span className="grid size-6 place-items-center rounded-full bg-grass text-sm font-extrabold text-print-ink">
      ✓
    </span>
  );
}

/** The stages that this tier goes through, with the present one marked. */
export function StageList({ progress }: { progress: Progress }) {
  const stages = progress.plan.filter((stage) => stage !== 'done');
  return (
    <ol className="flex flex-col gap-3">
      {stages.map((stage) => {
        const state = stageState(progress, stage);
        return (
          <li
            key={stage}
            aria-current={state === 'running' ? 'step' : undefined}
            className="flex items-center gap-3"
          >
            <span aria-hidden="true">
              <Mark state={state} />
            </span>
            <span className={state === 'ahead' ? 'text-soft' : 'font-bold'}>{stageWords[stage]}</span>
            <span className="sr-only">, {spokenState[state]}</span>
          </li>
        );
      })}
    </ol>
  );
}
