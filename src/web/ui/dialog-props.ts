import type { MouseEvent, ReactElement, ReactNode } from 'react';

/** What a dialog's trigger is given. */
export type TriggerProps = {
  onClick?: (event: MouseEvent) => void;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
};

/** What a dialog shows, and who opens it. */
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
