import { useState } from 'react';
import type { Toytwin } from '#features/toytwins/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyRenameWindow } from './lazy-rename-window.tsx';

/** Gives a finished toy twin another name, in a window. */
export function Rename({ toytwin }: { toytwin: Toytwin }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="-mx-4 -my-2 self-start"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Rename
      </Button>
      {open && <LazyRenameWindow toytwin={toytwin} onClose={() => setOpen(false)} />}
    </>
  );
}
