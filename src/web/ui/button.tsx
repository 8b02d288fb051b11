import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { SpinnerWheel } from './spinner.tsx';

type Look = { variant?: ButtonVariant; size?: ButtonSize };

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean };

/** A button; `busy` disables it and turns a wheel beside its words. Red (`primary`) once per screen. */
export function Button({ variant, size, busy = false, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonStyle(variant, size, className)}
    >
      {busy && <SpinnerWheel className="size-5" />}
      {children}
    </button>
  );
}

/** A link inside the product that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />;
}
