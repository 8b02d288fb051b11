import { useEffect } from 'react';

let users = 0;
let sheet: CSSStyleSheet | undefined;

function add(styles: string): void {
  users += 1;
  // Like the original: the first styles apply as long as they are used.
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

function remove(): void {
  users -= 1;
  if (users > 0) return;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  sheet = undefined;
}

function Sheet({ styles }: { styles: string }) {
  useEffect(() => {
    add(styles);
    return remove;
  }, [styles]);
  return null;
}

/**
 * Stands in for `react-style-singleton` (vite.config.ts, decision 044), which Radix uses once: to keep the page behind a
 * window from scrolling. The original writes a `<style>` into the page, which our Content-Security-Policy forbids; a
 * constructed style sheet is no markup, and is allowed.
 */
export const styleSingleton = () => Sheet;
