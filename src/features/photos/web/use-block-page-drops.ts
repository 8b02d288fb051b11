import { useEffect } from 'react';

/** Prevents the browser from opening a file that was dropped outside the drop panel. */
export function useBlockPageDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      // Drop targets on the page have already prevented the default; dragged text is left alone.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
