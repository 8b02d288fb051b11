import { Brand } from './ui/brand.tsx';
import { buttonStyle } from './ui/button-style.ts';
import { PageTitle } from './ui/page.tsx';

/** Shown instead of the app if the browser runs no scripts. */
export function NoScriptNotice() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-5 p-6 text-center">
      <Brand />
      <PageTitle>Toy Twin needs JavaScript</PageTitle>
      <p className="text-soft">
        Please allow JavaScript for this site in your browser, then reload the page.
      </p>
      <a href="/" className={buttonStyle('secondary')}>
        Go to Home Page
      </a>
    </main>
  );
}
