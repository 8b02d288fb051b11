import { cloneElement, lazy, Suspense, useState } from 'react';

import type { DialogProps } from './dialog-props.ts';

// Few visitors ever open a dialog, so its machinery comes only with the first one that does.
const DialogWindow = lazy(() => import('./dialog-window.tsx'));

/** A modal window: focus stays inside, Escape and the cross close it, focus returns to where it was. */
export function Dialog({ trigger, open, onOpenChange, ...content }: DialogProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      {trigger &&
        cloneElement(trigger, {
          onClick: () => change(true),
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
        })}
      {isOpen && (
        <Suspense fallback={null}>
          <DialogWindow {...content} onOpenChange={change} />
        </Suspense>
      )}
    </>
  );
}
