import { appPaths, detailPath } from '#shared/app-paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

type Props = { id: string; onCreateAnother: () => void };

/** Where to go from the finished toy twin. The red button of this step is on its stage. */
export function ResultActions({ id, onCreateAnother }: Props) {
  return (
    <div className="flex w-full flex-wrap justify-end gap-3 *:flex-1 sm:*:flex-none">
      <Button variant="secondary" onClick={onCreateAnother}>
        Create Another
      </Button>
      <ButtonLink to={appPaths.gallery} variant="secondary">
        Go to Gallery
      </ButtonLink>
      <ButtonLink to={detailPath(id)} variant="secondary">
        View Details
      </ButtonLink>
    </div>
  );
}
