import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { controlStyle, Field, fieldIds } from '#web/ui/field.tsx';

type SelectFieldProps<Value extends string> = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  label: string;
  hint?: ReactNode;
  /** Values with their words, in their order. */
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** A choice from a short list. */
export function SelectField<Value extends string>({
  label,
  hint,
  options,
  value,
  onChoose,
  className,
  ...rest
}: SelectFieldProps<Value>) {
  const ids = fieldIds(useId(), hint, undefined);
  const choose = (written: string) => {
    const chosen = options.find(([option]) => option === written);
    if (chosen) onChoose(chosen[0]);
  };
  return (
    <Field ids={ids} label={label} hint={hint}>
      <select
        {...rest}
        id={ids.id}
        aria-describedby={ids.describedBy}
        value={value}
        onChange={(event) => choose(event.target.value)}
        className={classNames(controlStyle, className)}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}
