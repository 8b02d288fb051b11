import { Button, ButtonLink } from '#web/ui/button.tsx';

type Props = { id: string; onCreateAnother: () => void };

/** Where to go from the finished toy twin. */
export function ResultActions({ id, onCreateAnother }: Props) {
  return (
    <div className="flex w-full flex-col gap-3 sm:flex-row sm:justify-end">
      <ButtonLink to={`/gallery/${id}`} className="sm:order-last">
        View Details
      </ButtonLink>
      <div className="flex flex-wrap gap-3 *:flex-1 sm:contents sm:*:flex-none">
        <Button variant="secondary" onClick={onCreateAnother}>
          Create Another
        </Button>
        <ButtonLink to="/gallery" variant="secondary">
          Go to Gallery
        </ButtonLink>
      </div>
    </div>
  );
}
