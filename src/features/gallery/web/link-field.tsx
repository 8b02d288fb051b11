import type { Ref } from 'react';
import { TextField } from '#web/ui/text-field.tsx';

type LinkFieldProps = { ref?: Ref<HTMLInputElement>; label: string; link: string };

/** A link to be read and copied by hand; all of it is selected as soon as the field is entered. */
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
