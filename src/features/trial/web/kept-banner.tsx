import { goOnWithTryPath } from '#shared/app-paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { removeKeptTry, useHasKeptTry } from './use-has-kept-try.ts';

type Props = {
  className?: string;
  /** Takes it over on this very page; by default the page of the wizard does. */
  onGoOn?: () => void;
};

/** Leads to the box that was tried before signing up; nothing without one. */
export function KeptBanner({ className, onGoOn }: Props) {
  const isWaiting = useHasKeptTry();
  if (!isWaiting) return null;
  return (
    <Notice
      tone="success"
      title="Your box is waiting"
      className={className}
      action={
        <div className="flex flex-wrap gap-2">
          {onGoOn ? (
            <Button onClick={onGoOn}>Go on with it</Button>
          ) : (
            <ButtonLink to={goOnWithTryPath}>Go on with it</ButtonLink>
          )}
          <Button variant="quiet" onClick={removeKeptTry}>
            Remove it
          </Button>
        </div>
      }
    >
      The one you tried in this browser, with your look and your words.
    </Notice>
  );
}
