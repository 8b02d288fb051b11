import { type RefObject, useEffect } from 'react';

/**
 * When rendered, moves the focus to the first refused field, which announces its error, and scrolls both to the middle of
 * the screen. A new `key` repeats that.
 */
export function Attention({ fields }: { fields: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const field = fields.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [fields]);
  return null;
}
