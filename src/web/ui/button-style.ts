import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'lg';

const base =
  'inline-flex items-center justify-center gap-2 rounded-xl font-bold text-center select-none no-underline ' +
  'transition-[transform,box-shadow,background-color] duration-100 disabled:opacity-60 aria-disabled:opacity-60';

/** Raised like a toy's button; moves down when pressed. */
const raised =
  'border-2 border-edge shadow-[0_4px_0_var(--edge)] enabled:active:translate-y-[3px] ' +
  'enabled:active:shadow-[0_1px_0_var(--edge)] [a&]:active:translate-y-[3px] [a&]:active:shadow-[0_1px_0_var(--edge)]';

const variants: Record<ButtonVariant, string> = {
  primary: `${raised} bg-hero-print text-white hover:bg-hero-press`,
  secondary: `${raised} bg-raised text-ink hover:bg-sunken`,
  quiet: 'text-ink underline decoration-2 underline-offset-4 decoration-sun hover:bg-sunken',
  danger: 'border-2 border-alert text-alert bg-card hover:bg-alert hover:text-card',
};
const sizes: Record<ButtonSize, string> = {
  md: 'min-h-11 px-4 py-2 text-base',
  lg: 'min-h-13 px-6 py-3 text-lg',
};

/** Class names of a button, or of a link that looks like one. */
export function buttonStyle(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  extra?: string,
): string {
  return classNames(base, variants[variant], sizes[size], extra);
}
