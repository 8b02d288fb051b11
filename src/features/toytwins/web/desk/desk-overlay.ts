import { buttonStyle } from '#web/ui/button-style.ts';

/** Words and a button over the camera's picture; on the page, where the browser shows none in its session. */
export type DeskOverlay = {
  element: HTMLElement;
  say(words: string): void;
  remove(): void;
};

/** Puts them on the page. `onClose` is called for the button and for Escape. */
export function showDeskOverlay(onClose: () => void): DeskOverlay {
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  words.className = 'rounded-xl bg-card/90 px-4 py-3 text-center text-lg font-bold text-ink empty:hidden';
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.className = buttonStyle('secondary', 'lg', 'pointer-events-auto');
  close.addEventListener('click', onClose);
  // Otherwise the same tap would place the toy.
  close.addEventListener('beforexrselect', (event) => event.preventDefault());
  const element = document.createElement('div');
  element.setAttribute('role', 'dialog');
  element.setAttribute('aria-label', 'See it on your desk');
  element.className =
    'pointer-events-none fixed inset-0 z-70 flex flex-col items-center justify-between p-4 pb-[calc(1.5rem+env(safe-area-inset-bottom))]';
  element.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onClose();
  });
  element.append(words, close);
  document.body.append(element);
  close.focus({ preventScroll: true });
  return {
    element,
    say: (line) => {
      words.textContent = line;
    },
    remove: () => element.remove(),
  };
}
