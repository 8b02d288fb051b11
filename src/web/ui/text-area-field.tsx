import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field, fieldIds } from './field.tsx';

type TextAreaFieldProps = ComponentProps<'textarea'> & { label: string; hint?: ReactNode; error?: string };

/** A textarea with label, hint and error. All other props, including `ref`, go to the textarea. */
export function TextAreaField({ label, hint, error, id, className, ...rest }: TextAreaFieldProps) {
  const ownId = useId();
  const ids = fieldIds(id ?? ownId, hint, error);
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <textarea
        rows={4}
        dir="auto"
        {...rest}
        id={ids.id}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        className={classNames(controlStyle, className)}
      />
    </Field>
  );
}
