import { type ComponentProps, cloneElement, useEffect, useEffectEvent, useState } from 'react';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { DialogProps } from './dialog-props.ts';
import type DialogWindow from './dialog-window.tsx';
import { useToast } from './toast.tsx';

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
      {isOpen && <LazyRedoWindow {...content} onOpenChange={change} />}
    </>
  );
}

/** Loads the window's code on first use, because few visitors open a dialog. */
function LazyRedoWindow(props: ComponentProps<typeof DialogWindow>) {
  const { Part, failed } = useLazyComponent('dialog-window', () => import('./dialog-window.tsx'));
  const toast = useToast();
  const { onOpenChange } = props;
  const giveUp = useEffectEvent(() => {
    toast('This could not be opened. Please check your internet connection and try again.');
    onOpenChange(false);
  });
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
  return Part && <Part {...props} />;
}
