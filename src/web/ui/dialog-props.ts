import type { MouseEvent, ReactElement, ReactNode } from 'react';

/** Props that the dialog passes to its trigger. */
export type TriggerProps = {
  onClick?: (event: MouseEvent) => void;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
};

/** Content of a dialog, and how it opens. */
export type DialogProps = {
  /** A button that opens the dialog; omit it when `open` is controlled. */
  trigger?: ReactElement<TriggerProps>;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  /** For a grid of pictures: wider, and always at its maximum height. */
  wide?: boolean;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
};
