import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type SwitchProps = Omit<ComponentProps<'button'>, 'children'> & { label: string; on: boolean };

/**
 * An on/off switch that takes effect immediately; the whole line is clickable. Other props go to the button.
 */
export function Switch({ label, on, className, ...rest }: SwitchProps) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={on}
      className={classNames('flex min-h-11 w-full items-center gap-4 font-bold', className)}
    >
      <span className="flex-1 text-left">{label}</span>
      <span
        aria-hidden="true"
        className={classNames(
          'relative h-6 w-11 shrink-0 rounded-full border-2 border-edge',
          on ? 'bg-blister' : 'bg-sunken',
        )}
      >
        <span
          className={classNames(
            'absolute top-0.5 size-4 rounded-full bg-edge forced-colors:bg-[CanvasText] transition-[left] duration-150',
            on ? 'left-5.5' : 'left-0.5',
          )}
        />
      </span>
    </button>
  );
}
