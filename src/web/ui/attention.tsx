import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to the first refused field, with which its error is announced, and scrolls both to the middle of the
 * screen, when it is rendered: a new `key` does it again.
 */
export function Attention({ fields }: { fields: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const field = fields.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [fields]);
  return null;
}
