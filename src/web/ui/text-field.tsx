import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field, fieldIds } from './field.tsx';

type TextFieldProps = ComponentProps<'input'> & { label: string; hint?: ReactNode; error?: string };

/** A text input with label, hint and error. All other props, including `ref`, go to the input. */
export function TextField({ label, hint, error, id, className, ...rest }: TextFieldProps) {
  const ownId = useId();
  const ids = fieldIds(id ?? ownId, hint, error);
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <input
        {...rest}
        id={ids.id}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        className={classNames(controlStyle, className)}
      />
    </Field>
  );
}
