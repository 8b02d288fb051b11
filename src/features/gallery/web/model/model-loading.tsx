import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/spinner.tsx';

type Props = {
  /** The character's picture. */
  picture: ReactNode;
  className: string;
};

/** The picture until the model can be turned. */
export function ModelLoading({ picture, className }: Props) {
  return (
    <div className={classNames('overflow-hidden rounded-xl bg-sunken', className)}>
      {picture}
      <div className="absolute inset-x-0 bottom-3 mx-auto w-fit rounded-xl bg-card/90 px-4 py-1">
        <Spinner label="Unpacking the model" />
      </div>
    </div>
  );
}
