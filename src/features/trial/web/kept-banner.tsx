import { appPaths } from '#shared/app-paths.ts';
import { tabStorage } from '#web/safe-storage.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { hasKeptTry } from './kept-key.ts';

/** Leads to the box that was tried before signing up; nothing where there is none. */
export function KeptBanner({ className }: { className?: string }) {
  if (!hasKeptTry(tabStorage())) return null;
  return (
    <Notice
      tone="success"
      title="Your box is waiting"
      className={className}
      action={<ButtonLink to={appPaths.create}>Go on with it</ButtonLink>}
    >
      The one you tried, with your look and your words.
    </Notice>
  );
}
