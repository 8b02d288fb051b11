import { useState } from 'react';
import type { Price } from '#features/checkout/contract.ts';
import type { Toytwin } from '#features/toytwins/contract.ts';
import type { RedoBody } from '#features/toytwins/redo/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { priceWords } from '../follow-ups/money-words.ts';
import { LazyRedoWindow } from './lazy-redo-window.tsx';
import { type RedoWishes, wishesOf, wishesOfBody } from './redo-wishes.ts';

type Props = {
  toytwin: Toytwin;
  /** Null if it is free. */
  price: Price | null;
  /** The wishes of an unpaid order. */
  kept: RedoBody | null;
};

/** The button for a redo, and the window for its wishes. */
export function RedoOffer({ toytwin, price, kept }: Props) {
  const [open, setOpen] = useState(false);
  // Kept while the window is closed, so that nothing is lost by closing it.
  const [wishes, setWishes] = useState<RedoWishes | null>(null);
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="self-start"
      >
        {price ? `Draw it again, ${priceWords(price)}` : 'Make it again'}
      </Button>
      {open && (
        <LazyRedoWindow
          toytwin={toytwin}
          price={price}
          wishes={wishes ?? (kept ? wishesOfBody(toytwin, kept) : wishesOf(toytwin))}
          onChange={setWishes}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
