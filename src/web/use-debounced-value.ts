import { useEffect, useState } from 'react';

/** Debounces a value: returns the old one until `value` has stayed the same for `milliseconds`. */
export function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
