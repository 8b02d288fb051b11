import { useEffect, useRef, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { TextField } from '#web/ui/text-field.tsx';
import { useDebouncedValue } from '#web/use-debounced-value.ts';

type DeskSearchProps = {
  label: string;
  hint?: string;
  value: string;
  /** Called a moment after the last key. */
  onSearch: (text: string) => void;
};

/** The search field of a list; `/` leads to it. */
export function DeskSearch({ label, hint, value, onSearch }: DeskSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const settled = useDebouncedValue(typed, 250);
  useEffect(() => onSearch(settled.trim()), [settled, onSearch]);
  useHotkeys('/', () => field.current?.focus(), { preventDefault: true, useKey: true });
  return (
    <TextField
      ref={field}
      type="search"
      label={label}
      hint={hint}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
