import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/spinner.tsx';

/** Stands in the model's square place until it can be seen. */
export function ModelLoading({ className }: { className?: string }) {
  return (
    <div className={classNames('grid place-items-center rounded-xl bg-sunken', className)}>
      <Spinner label="Unpacking the model" />
    </div>
  );
}
