import { hasKeptTry } from '#features/trial/web/kept-key.ts';
import { appPaths } from '#shared/app-paths.ts';
import emptyPeg from '#web/art/empty-peg-480.webp';
import { tabStorage } from '#web/safe-storage.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** Shown when the gallery has no toy twins; leads to the box that was tried before signing up, if there is one. */
export function EmptyGallery() {
  const isBoxWaiting = hasKeptTry(tabStorage());
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 pt-2 text-center sm:pt-8">
      <img
        src={emptyPeg}
        alt=""
        width={480}
        height={480}
        className="size-60 rounded-card object-cover sm:size-72"
      />
      <h2 className="text-2xl">{isBoxWaiting ? 'Your box is waiting' : 'Your gallery is empty'}</h2>
      <p className="text-lg text-soft">
        {isBoxWaiting
          ? 'The one you tried, with your look and your words.'
          : 'This peg is waiting for your first figure. It takes a photo and a few minutes.'}
      </p>
      <ButtonLink to={appPaths.create} size="lg" className="mt-2">
        {isBoxWaiting ? 'Go on with it' : 'Create Toy Twin'}
      </ButtonLink>
    </div>
  );
}
