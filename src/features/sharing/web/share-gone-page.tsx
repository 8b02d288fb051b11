import { appPaths } from '#shared/app-paths.ts';
import { Brand } from '#web/ui/brand.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { PageMeta } from '#web/ui/page.tsx';

/** Shown for a share link that was closed or never existed. */
export default function ShareGonePage() {
  return (
    <main className="pegboard flex min-h-dvh flex-col items-center justify-center gap-5 px-4 py-10 text-center">
      <PageMeta title="No longer shared" />
      <meta name="robots" content="noindex" />
      <Brand className="text-2xl" />
      <h1 className="text-3xl sm:text-4xl">This toy twin is no longer shared</h1>
      <p className="max-w-[40ch] text-soft">It was taken off the peg, or the link is incomplete.</p>
      <a href={appPaths.try} className={buttonStyle('primary', 'lg')}>
        Make yours
      </a>
    </main>
  );
}
