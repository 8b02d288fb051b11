import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isBeingMade } from '#features/gallery/web/use-gallery.ts';
import { LOAD_FAILED, useToytwin } from '#features/gallery/web/use-toytwin.ts';
import { draftFromToytwin } from '#features/toytwins/web/draft-from-toytwin.ts';
import { appPaths, detailPath } from '#shared/app-paths.ts';
import { isTemporary } from '#web/api/api-error.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { PageSpinner } from '#web/ui/spinner.tsx';
import { Stuck } from './stuck.tsx';
import type { ChangeDraft } from './use-draft.ts';

type Props = { id: string; change: ChangeDraft; onCreateAnother: () => void };

/** Fills the wizard with an existing toy twin's inputs and continues at the package, the last step before paying. */
export default function TakeOver({ id, change, onCreateAnother }: Props) {
  const navigate = useNavigate();
  const { data, error, refetch } = useToytwin(id);

  useEffect(() => {
    if (!data) return;
    // Paid since, perhaps in another tab: it must not be paid twice.
    if (data.status === 'completed' || isBeingMade(data)) {
      return void navigate(detailPath(data.id), { replace: true });
    }
    change(draftFromToytwin(data, 'pricing'));
    void navigate(appPaths.create, { replace: true, state: { step: 'pricing', depth: 0 } });
  }, [data, change, navigate]);

  if (!error) return <PageSpinner label="Loading your toy twin" />;
  return (
    <Stuck
      step="upload"
      message={serverMessage(error, LOAD_FAILED)}
      comfort="Nothing was charged. Everything you made before is in your gallery."
      onRetry={isTemporary(error) ? () => void refetch() : null}
      onCreateAnother={onCreateAnother}
    />
  );
}
