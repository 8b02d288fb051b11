import { classNames } from './class-names.ts';

/** A placeholder block; set its size with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-breathe rounded-lg bg-sunken', className)} />;
}
