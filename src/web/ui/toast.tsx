import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

/** How long a toast is shown, in milliseconds. */
const TOAST_TIME = 5_000;

type Toast = { id: number; message: string };

const ShowToast = createContext<(message: string) => void>(() => {});
const ShownToast = createContext<Toast | null>(null);

/** Provides toasts, one at a time; a new one replaces the last. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const show = useCallback(
    (message: string) => setToast((last) => ({ id: (last?.id ?? 0) + 1, message })),
    [],
  );
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(null), TOAST_TIME);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <ShowToast value={show}>
      <ShownToast value={toast}>{children}</ShownToast>
    </ShowToast>
  );
}

/** Returns a function that shows a short message at the bottom of the screen. */
export function useToast(): (message: string) => void {
  return useContext(ShowToast);
}

/** The place of the toasts; each is an alert, so screen readers announce it. */
export function ToastRegion() {
  const toast = useContext(ShownToast);
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(1.25rem+env(safe-area-inset-bottom))] z-60 flex justify-center">
      {toast && (
        <p
          key={toast.id}
          role="alert"
          className="animate-pop rounded-xl border-2 border-edge bg-sun px-5 py-3 font-bold text-print-ink shadow-[0_4px_0_var(--edge)]"
        >
          {toast.message}
        </p>
      )}
    </div>
  );
}
