import { type ComponentProps, type ReactNode, useId } from 'react';
import { fieldIds } from './field.tsx';

type CheckFieldProps = ComponentProps<'input'> & { label: ReactNode; error?: string };

/** A checkbox whose whole line is clickable. All other props, including `ref`, go to the input. */
export function CheckField({ label, error, id, ...rest }: CheckFieldProps) {
  const ownId = useId();
  const ids = fieldIds(id ?? ownId, null, error);
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          {...rest}
          type="checkbox"
          id={ids.id}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className="mt-2.5 size-6 shrink-0 accent-hero"
        />
        <label htmlFor={ids.id} className="flex-1 py-2.5">
          {label}
        </label>
      </div>
      {error && (
        <p id={`${ids.id}-error`} className="-mt-1 mb-3 pl-9 text-sm font-bold text-alert">
          {error}
        </p>
      )}
    </div>
  );
}
