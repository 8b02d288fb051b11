import { removeKeptTry, useHasKeptTry } from '#features/trial/web/use-has-kept-try.ts';
import { appPaths, goOnWithTryPath } from '#shared/app-paths.ts';
import emptyPeg from '#web/art/empty-peg-480.webp';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useKeptPresents } from './presents/use-kept.ts';

/** Shown when the gallery has no toy twins of one's own; leads to the box that was tried before signing up, if there is one. */
export function EmptyGallery() {
  const isBoxWaiting = useHasKeptTry();
  const presents = useKeptPresents();
  // They hang below.
  const hasPresents = (presents.data?.presents.length ?? 0) > 0;
  if (presents.isLoading) return null;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 pt-2 text-center sm:pt-8">
      <img
        src={emptyPeg}
        alt=""
        width={480}
        height={480}
        className="size-60 rounded-card object-cover sm:size-72"
      />
      {isBoxWaiting ? (
        <>
          <h2 className="text-2xl">Your box is waiting</h2>
          <p className="text-lg text-soft">
            The one you tried in this browser, with your look and your words.
          </p>
          <ButtonLink to={goOnWithTryPath} size="lg" className="mt-2">
            Go on with it
          </ButtonLink>
          <Button variant="quiet" onClick={removeKeptTry}>
            Remove it
          </Button>
        </>
      ) : (
        <>
          <h2 className="text-2xl">{hasPresents ? 'Now one of you' : 'Your gallery is empty'}</h2>
          <p className="text-lg text-soft">
            This peg is waiting for your first figure. It takes one photo and about a minute.
          </p>
          <ButtonLink to={appPaths.create} size="lg" className="mt-2">
            Create Toy Twin
          </ButtonLink>
        </>
      )}
    </div>
  );
}
