import * as Radix from 'radix-ui/dialog';
import { classNames } from './class-names.ts';
import type { DialogProps } from './dialog-props.ts';
import { useReturnFocus } from './use-return-focus.ts';

type DialogWindowProps = Omit<DialogProps, 'trigger' | 'open'> & { onOpenChange: (open: boolean) => void };

/** The open window of `Dialog`, in its own chunk. */
export default function DialogWindow({
  onOpenChange,
  title,
  wide = false,
  description,
  children,
  footer,
}: DialogWindowProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-print-ink/60" />
        <Radix.Content
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classNames(
            wide ? 'h-[88dvh] max-w-3xl' : 'max-h-[88dvh] max-w-xl',
            'fixed inset-x-3 bottom-3 z-50 mx-auto flex animate-pop flex-col overflow-x-hidden overflow-y-auto rounded-card border-2 border-edge bg-card text-ink shadow-[0_8px_0_var(--edge)] sm:bottom-auto sm:top-1/2 sm:-translate-y-1/2 tall:overflow-y-hidden sideways:max-h-[94dvh]',
          )}
        >
          <div className="flex items-start gap-4 border-b-2 border-line px-5 py-4 sideways:items-center sideways:py-1">
            <Radix.Title className="flex-1 text-2xl">{title}</Radix.Title>
            <Radix.Close
              aria-label="Close"
              className="-my-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-lg text-2xl hover:bg-sunken"
            >
              <span aria-hidden="true">×</span>
            </Radix.Close>
          </div>
          {/* In a low window, such as one zoomed to 400 %, title and buttons leave no room for the text,
              so the whole window scrolls. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long text is scrolled with the arrow keys */}
          <div tabIndex={0} className="relative px-5 py-4 tall:flex-1 tall:overflow-y-auto sideways:py-3">
            {description && <Radix.Description className="mb-3 text-soft">{description}</Radix.Description>}
            {children}
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t-2 border-line px-5 py-4">{footer}</div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
