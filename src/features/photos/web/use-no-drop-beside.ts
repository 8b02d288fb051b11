import { useEffect } from 'react';

/** A file that misses the card, or its step, would otherwise be opened by the browser, in place of the page or beside it. */
export function useNoDropBeside(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      // What somebody on the page takes is already prevented; words dragged into a field are none of our business.
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
