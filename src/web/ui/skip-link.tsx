/** First stop of the keyboard: past the header, to the element with the id `content`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only rounded-lg bg-sun px-4 py-3 font-bold text-print-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60"
    >
      Skip to content
    </a>
  );
}
