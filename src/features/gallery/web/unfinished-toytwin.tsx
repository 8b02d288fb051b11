import { useState } from 'react';
import { serialWords, shownTitle, type Toytwin } from '#features/toytwins/contract.ts';
import { statusText } from '#features/toytwins/web/status-text.ts';
import { Carton } from '#web/ui/carton.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ContinueLink } from './continue-link.tsx';
import { DetailColumns } from './detail-columns.tsx';
import { DetailHeading } from './detail-heading.tsx';
import { LazyDraftPicture } from './lazy-draft-picture.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import { RemoveButton } from './remove-button.tsx';
import { isBeingMade } from './use-gallery.ts';

type Props = { toytwin: Toytwin; onRemoved: () => void };

/** An unpaid toy twin's own box, otherwise an empty carton. */
function Picture({ toytwin }: { toytwin: Toytwin }) {
  const [drawn, setDrawn] = useState(false);
  if (toytwin.status !== 'draft') {
    return (
      <div className="mx-auto aspect-square w-full max-w-60 rounded-card border-2 border-dashed border-soft/60 bg-card md:max-w-none">
        <Carton />
      </div>
    );
  }
  const name = `${shownTitle(toytwin.title)}, ${serialWords(toytwin.serial)}`;
  return (
    <figure className="flex flex-col gap-3">
      <div className="spotlit rounded-card border-2 border-edge bg-card p-2 shadow-[0_6px_0_var(--edge)] sm:p-3">
        <LazyDraftPicture id={toytwin.id} alt={`Preview of ${name}`} onDrawn={() => setDrawn(true)} />
      </div>
      {/* Its room is kept, so that nothing moves when the picture comes. */}
      <figcaption className={classNames('text-center text-sm text-soft', !drawn && 'invisible')}>
        A quick preview. The finished picture has no watermark.
      </figcaption>
    </figure>
  );
}

/** A toy twin that is not finished (unpaid, in progress or failed) and its actions. */
export function UnfinishedToytwin({ toytwin, onRemoved }: Props) {
  const words = statusText(toytwin);
  const live = isBeingMade(toytwin);
  return (
    <DetailColumns picture={<Picture toytwin={toytwin} />}>
      <DetailHeading toytwin={toytwin} />
      {words && (
        <Notice tone={toytwin.status === 'failed' ? 'error' : 'info'} title={words.title}>
          {words.detail}
        </Notice>
      )}
      {!live && (
        <div className="flex flex-wrap gap-3">
          <ContinueLink toytwin={toytwin} />
          <RemoveButton id={toytwin.id} onRemoved={onRemoved} />
        </div>
      )}
      {!live && <PhotoPanel toytwin={toytwin} />}
    </DetailColumns>
  );
}
