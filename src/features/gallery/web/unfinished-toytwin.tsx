import { printedTitle, type Toytwin } from '#features/toytwins/contract.ts';
import { statusText } from '#features/toytwins/web/status-text.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Carton } from '#web/ui/carton.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DeleteToytwin } from './delete-toytwin.tsx';
import { DetailColumns } from './detail-columns.tsx';
import { DetailHeading } from './detail-heading.tsx';
import { isBeingMade } from './use-gallery.ts';

type Props = { toytwin: Toytwin; onRemoved: () => void };

function WayOn({ toytwin }: { toytwin: Toytwin }) {
  const unpaid = toytwin.status === 'draft' || toytwin.failureReason === 'charge_refused';
  const words = unpaid ? 'Continue to Payment' : 'Try again';
  return <ButtonLink to={`/create?draft=${toytwin.id}`}>{words}</ButtonLink>;
}

/** A toy twin without pictures (unpaid, in progress or failed) and its actions. */
export function UnfinishedToytwin({ toytwin, onRemoved }: Props) {
  const words = statusText(toytwin);
  const live = isBeingMade(toytwin);
  return (
    <DetailColumns
      picture={
        <div className="mx-auto aspect-square w-full max-w-60 rounded-card border-2 border-dashed border-soft/60 bg-card md:max-w-none">
          <Carton />
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
          <DeleteToytwin
            id={toytwin.id}
            title={printedTitle(toytwin.title)}
            onRemoved={onRemoved}
            trigger={<Button variant="quiet">Remove</Button>}
          />
        </div>
      )}
    </DetailColumns>
  );
}
