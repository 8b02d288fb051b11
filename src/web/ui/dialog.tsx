import { type ComponentProps, cloneElement, useState } from 'react';
import { useLazyWindow } from '../use-lazy-window.ts';
import type { DialogProps } from './dialog-props.ts';
import type DialogWindow from './dialog-window.tsx';

/** A modal dialog: traps the focus, closes with Escape or the cross, and restores the focus. */
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
      {isOpen && <LazyDialogWindow {...content} onOpenChange={change} />}
    </>
  );
}

/** Loads the window's code on first use, because few visitors open a dialog. */
function LazyDialogWindow(props: ComponentProps<typeof DialogWindow>) {
  const Part = useLazyWindow(
    'dialog-window',
    () => import('./dialog-window.tsx'),
    () => props.onOpenChange(false),
  );
  return Part && <Part {...props} />;
}
