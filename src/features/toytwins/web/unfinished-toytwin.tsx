import { Button, ButtonLink } from '../../../web/ui/button.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { TEMPLATES } from '../../templates/contract.ts';
import { templatePictures } from '../../templates/web/template-pictures.ts';
import type { Toytwin } from '../contract.ts';
import { DetailColumns } from './detail-columns.tsx';
import { DetailHeading } from './detail-heading.tsx';
import { RemoveToytwin } from './remove-toytwin.tsx';
import { stateWords } from './state-words.ts';
import { isBeingMade } from './use-gallery.ts';

type Props = { toytwin: Toytwin; onRemoved: () => void };

function WayOn({ toytwin }: { toytwin: Toytwin }) {
  const words = toytwin.status === 'draft' ? 'Continue to Payment' : 'Try again';
  return <ButtonLink to={`/create?draft=${toytwin.id}`}>{words}</ButtonLink>;
}

/** A toy twin without pictures: not paid yet, being made, or never finished, and what can be done about it. */
export function UnfinishedToytwin({ toytwin, onRemoved }: Props) {
  const words = stateWords(toytwin);
  const live = isBeingMade(toytwin);
  return (
    <DetailColumns
      picture={
        <div className="overflow-hidden rounded-card border-2 border-dashed border-soft/60 bg-card p-3">
          <img
            src={templatePictures[toytwin.templateId].w640}
            width={640}
            height={640}
            alt={`Template ${TEMPLATES[toytwin.templateId].name}`}
            className="block h-auto w-full rounded-xl opacity-30 grayscale"
          />
        </div>
      }
    >
      <DetailHeading toytwin={toytwin} />
      {words && (
        <Notice tone={toytwin.status === 'failed' ? 'error' : 'info'} title={words.title}>
          {words.detail}
        </Notice>
      )}
      {!live && (
        <div className="flex flex-wrap gap-3">
          <WayOn toytwin={toytwin} />
          <RemoveToytwin
            id={toytwin.id}
            title={toytwin.title}
            onRemoved={onRemoved}
            trigger={<Button variant="quiet">Remove</Button>}
          />
        </div>
      )}
    </DetailColumns>
  );
}
