import emptyPeg from '#web/art/empty-peg-480.webp';
import { ButtonLink } from '#web/ui/button.tsx';

/** Shown when the gallery has no toy twins. */
export function EmptyGallery() {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 pt-2 text-center sm:pt-8">
      <img
        src={emptyPeg}
        alt=""
        width={480}
        height={480}
        className="size-60 rounded-card object-cover sm:size-72"
      />
      <h2 className="text-2xl">Your gallery is empty</h2>
      <p className="text-lg text-soft">
        This peg is waiting for your first figure. It takes a photo and a few minutes.
      </p>
      <ButtonLink to="/create" size="lg" className="mt-2">
        Create Toy Twin
      </ButtonLink>
    </div>
  );
}
