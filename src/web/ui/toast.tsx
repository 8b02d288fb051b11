import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

/** How long a toast stays, in milliseconds: long enough to read a short sentence twice. */
const TOAST_TIME = 5_000;

type Toast = { id: number; message: string };

const ShowToast = createContext<(message: string) => void>(() => {});
const ShownToast = createContext<Toast | null>(null);

/** Holds the one toast that is shown; a new one takes the place of the last. */
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

/** A function that shows a short message at the bottom of the screen. */
export function useToast(): (message: string) => void {
  return useContext(ShowToast);
}

/** Where toasts appear: each is an alert, so that it is read out at once. */
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
