import type { Ref } from 'react';
import { TextField } from '#web/ui/text-field.tsx';

type LinkFieldProps = { ref?: Ref<HTMLInputElement>; label: string; link: string };

/** A read-only field with a link; focusing it selects the whole link for copying. */
export function LinkField({ ref, label, link }: LinkFieldProps) {
  return (
    <TextField
      ref={ref}
      label={label}
      value={link}
      readOnly
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}
