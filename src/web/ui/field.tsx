import type { ReactNode } from 'react';

/** Ids that connect an input to its hint and error. */
export type FieldIds = { id: string; describedBy: string | undefined };

type FieldProps = { ids: FieldIds; label: string; hint?: ReactNode; error?: string; children: ReactNode };

/** Creates the ids of a field. */
export function fieldIds(id: string, hint: ReactNode, error: string | undefined): FieldIds {
  const parts = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean);
  return { id, describedBy: parts.length > 0 ? parts.join(' ') : undefined };
}

/**
 * Label, control, hint and error of a form field. The error is part of the control's description, so screen
 * readers announce it on focus, and when it comes.
 */
export function Field({ ids, label, hint, error, children }: FieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={ids.id} className="font-bold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${ids.id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {/* There before its words come, or they would not be announced: some come while somebody types. */}
      <div aria-live="polite" className="contents">
        {error && (
          <p id={`${ids.id}-error`} className="text-sm font-bold text-alert">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

/** Style of text inputs and textareas. */
export const controlStyle =
  'w-full rounded-xl border-2 border-ink/60 bg-card px-3.5 py-2.5 text-base text-ink min-h-12 ' +
  'placeholder:text-soft aria-invalid:border-alert disabled:opacity-60 focus-visible:border-ink';
