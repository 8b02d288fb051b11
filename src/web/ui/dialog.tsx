import { type ComponentProps, cloneElement, useEffect, useEffectEvent, useState } from 'react';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { DialogProps } from './dialog-props.ts';
import type DialogWindow from './dialog-window.tsx';
import { useToast } from './toast.tsx';

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
      {isOpen && <WindowWhenWanted {...content} onOpenChange={change} />}
    </>
  );
}

/** Few visitors ever open a dialog, so its machinery comes only with the first one that does. */
function WindowWhenWanted(props: ComponentProps<typeof DialogWindow>) {
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
