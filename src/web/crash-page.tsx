import { Brand } from './ui/brand.tsx';
import { buttonStyle } from './ui/button-style.ts';

/**
 * Shown when a page breaks, or when its code cannot be had: a new version has taken its place, or the connection
 * is down. The ways on are full loads, because the app itself can no longer be trusted.
 */
export function CrashPage() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-5 p-6 text-center">
      <Brand />
      <h1 className="text-3xl">This page broke</h1>
      <p className="text-soft">
        The fault is ours. Nothing you made is lost, and nothing was charged by it. Your toy twins are in your
        gallery.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className={buttonStyle('primary')} onClick={() => window.location.reload()}>
          Reload
        </button>
        <a href="/gallery" className={buttonStyle('secondary')}>
          Go to Gallery
        </a>
      </div>
    </main>
  );
}
