import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { SpinnerWheel } from './spinner.tsx';

type Look = { variant?: ButtonVariant; size?: ButtonSize };

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean };

/** Restores the focus that a button loses while it is disabled, unless another element has taken it. */
function useFocusAfter(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const lost = useRef(false);
  useLayoutEffect(() => {
    if (busy) lost.current = document.activeElement === button.current;
    else if (lost.current && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [busy]);
  return button;
}

/** A button; `busy` disables it and shows a spinner. Use `primary` (red) once per screen. */
export function Button({
  variant,
  size,
  busy = false,
  className,
  children,
  disabled,
  ref,
  ...rest
}: ButtonProps) {
  const button = useFocusAfter(busy);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  return (
    <button
      type="button"
      {...rest}
      ref={button}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonStyle(variant, size, className)}
    >
      {busy && <SpinnerWheel className="size-5" />}
      {/* The span protects the text: browser translation replaces bare text nodes, and React could not
          insert the spinner before a replaced node. */}
      <span className="contents">{children}</span>
    </button>
  );
}

/** A router link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />;
}
