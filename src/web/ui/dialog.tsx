import {
  cloneElement,
  lazy,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useState,
} from 'react';

// Few visitors ever open a dialog, so its machinery comes only with the first one that does.
const DialogWindow = lazy(() => import('./dialog-window.tsx'));

type TriggerProps = {
  onClick?: (event: MouseEvent) => void;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
};

export type DialogProps = {
  /** A button that opens it; leave out when `open` is controlled. */
  trigger?: ReactElement<TriggerProps>;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
};

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
