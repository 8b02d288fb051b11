import { TextField } from '../../../web/ui/text-field.tsx';

/** A link to be read and copied by hand; all of it is selected as soon as the field is entered. */
export function LinkField({ label, link }: { label: string; link: string }) {
  return (
    <TextField label={label} value={link} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
  );
}
