import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/spinner.tsx';

/** Square placeholder until the model is visible. */
export function ModelLoading({ className }: { className?: string }) {
  return (
    <div className={classNames('grid place-items-center rounded-xl bg-sunken', className)}>
      <Spinner label="Unpacking the model" />
    </div>
  );
}
