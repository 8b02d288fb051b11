import { Brand } from './ui/brand.tsx';
import { buttonStyle } from './ui/button-style.ts';

/** Shown when a page breaks. The way back is a full load, because the app itself can no longer be trusted. */
export function CrashPage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-5 p-6 text-center">
      <Brand />
      <h1 className="text-3xl">This page broke</h1>
      <p className="text-soft">
        The fault is ours. Nothing you made is lost, and nothing was charged by it. Your toy twins are in your
        gallery.
      </p>
      <a href="/gallery" className={buttonStyle('primary')}>
        Go to Gallery
      </a>
    </main>
  );
}
