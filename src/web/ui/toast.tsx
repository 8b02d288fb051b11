import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { focusHeading } from '../page-focus.ts';

/** How long a toast is shown, in milliseconds. */
const TOAST_TIME = 5_000;

/** What can be done about what a toast says, and for how many milliseconds. It takes the focus. */
export type ToastAction = { words: string; run: () => void; time: number };
type Toast = { id: number; message: string; action: ToastAction | undefined };
type Show = (message: string, action?: ToastAction) => void;

const ShowToast = createContext<Show>(() => {});
const HideToast = createContext<() => void>(() => {});
const ShownToast = createContext<Toast | null>(null);

/** Provides toasts, one at a time; a new one replaces the last. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const show = useCallback(
    (message: string, action?: ToastAction) =>
      setToast((last) => ({ id: (last?.id ?? 0) + 1, message, action })),
    [],
  );
  const hide = useCallback(() => setToast(null), []);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(null), toast.action?.time ?? TOAST_TIME);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <ShowToast value={show}>
      <HideToast value={hide}>
        <ShownToast value={toast}>{children}</ShownToast>
      </HideToast>
    </ShowToast>
  );
}

/** Returns a function that shows a short message at the bottom of the screen. */
export function useToast(): Show {
  return useContext(ShowToast);
}

/** The place of the toasts; each is an alert, so screen readers announce it. */
export function ToastRegion() {
  const toast = useContext(ShownToast);
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(1.25rem+env(safe-area-inset-bottom))] z-60 flex justify-center">
      {toast && (
        <div
          key={toast.id}
          role="alert"
          className="pointer-events-auto flex animate-pop items-center gap-4 rounded-xl border-2 border-edge bg-sun px-5 py-3 font-bold text-print-ink shadow-[0_4px_0_var(--edge)]"
        >
          <p>{toast.message}</p>
          {toast.action && <ActionButton action={toast.action} />}
        </div>
      )}
    </div>
  );
}

/** Has the focus from the start, because what was pressed is often gone; without it the page's heading gets it. */
function ActionButton({ action: { words, run } }: { action: ToastAction }) {
  const hide = useContext(HideToast);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const own = button.current;
    own?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === own || document.activeElement === document.body) focusHeading();
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      onClick={() => {
        hide();
        run();
      }}
      className="-my-1.5 min-h-11 rounded-lg border-2 border-edge bg-print-cream px-4 font-extrabold hover:bg-white"
    >
      {words}
    </button>
  );
}
