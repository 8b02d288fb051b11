import { classNames } from './class-names.ts';

/** A quiet block in the shape of what is coming; give it its size by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-breathe rounded-lg bg-sunken', className)} />;
}
