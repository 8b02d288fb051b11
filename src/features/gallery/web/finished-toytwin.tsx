import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type PictureKind, shownTitle, type Toytwin } from '#features/toytwins/contract.ts';
import { BarCode } from '#web/ui/bar-code.tsx';
import { Button } from '#web/ui/button.tsx';
import { DeleteToytwin } from './delete-toytwin.tsx';
import { DetailColumns } from './detail-columns.tsx';
import { DetailHeading } from './detail-heading.tsx';
import { useFollowUps } from './follow-ups/use-follow-ups.ts';
import { ModelActions } from './model/model-actions.tsx';
import { ModelView } from './model/model-view.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import { PictureActions } from './picture-actions.tsx';
import { PictureToggle, type PictureView } from './picture-toggle.tsx';
import { PublicPagePanel } from './public-page-panel.tsx';
import { RedoPanel } from './redo/redo-panel.tsx';
import { VersionRow } from './redo/version-row.tsx';
import { ToytwinPicture } from './toytwin-picture.tsx';
import { UpgradePanel } from './upgrade/upgrade-panel.tsx';

type Props = { toytwin: Toytwin; onRemoved: () => void };

/** A finished toy twin: large picture or 3D model, and all actions. */
export function FinishedToytwin({ toytwin, onRemoved }: Props) {
  const [wanted, setWanted] = useState<PictureView>('packaged');
  const hasCharacter = toytwin.threeDModelUrl !== null;
  const model = toytwin.modelFileUrl;
  const shown = hasCharacter ? wanted : 'packaged';
  const { versions = [], redo } = toytwin;
  const returned = useSearchParams()[0].get('order_id');
  const { data: followUps } = useFollowUps(toytwin.id, returned);
  // Another version pops in like another picture.
  const version = versions.find(({ isFavourite }) => isFavourite)?.number ?? 1;
  const kind = shown === 'model' ? '3d' : shown;
  return (
    <DetailColumns
      picture={
        <>
          {shown === 'model' && model ? (
            <ModelView toytwin={toytwin} address={model} />
          ) : (
            <Picture key={`${kind} ${version}`} toytwin={toytwin} kind={kind} />
          )}
          {hasCharacter && <PictureToggle shown={shown} hasModel={model !== undefined} onShow={setWanted} />}
        </>
      }
    >
      <DetailHeading toytwin={toytwin} />
      {shown === 'model' ? (
        <ModelActions id={toytwin.id} />
      ) : (
        <PictureActions key={kind} toytwin={toytwin} kind={kind} />
      )}
      {versions.length > 1 && (
        <VersionRow id={toytwin.id} versions={versions} isUsed={redo?.state === 'used'} />
      )}
      {redo && <RedoPanel toytwin={toytwin} redo={redo} paid={followUps?.redo} returned={returned} />}
      {followUps && (
        <UpgradePanel
          toytwin={toytwin}
          upgrade={followUps.upgrade}
          returned={returned}
          onShow={() => {
            setWanted('3d');
            window.scrollTo({ top: 0 });
          }}
        />
      )}
      <PublicPagePanel toytwin={toytwin} />
      <PhotoPanel toytwin={toytwin} />
      <footer className="flex flex-wrap items-end justify-between gap-4">
        <BarCode value={toytwin.id} className="w-40 border-2 border-line" />
        <DeleteToytwin
          id={toytwin.id}
          title={shownTitle(toytwin.title)}
          onRemoved={onRemoved}
          trigger={<Button variant="quiet">Remove</Button>}
        />
      </footer>
    </DetailColumns>
  );
}

function Picture({ toytwin, kind }: { toytwin: Toytwin; kind: PictureKind }) {
  return kind === 'packaged' ? (
    <ToytwinPicture
      thumbnails={toytwin.packagedThumbnails}
      alt={`${shownTitle(toytwin.title)}, packaged figure`}
    />
  ) : (
    <ToytwinPicture
      thumbnails={toytwin.threeDThumbnails}
      alt={`${shownTitle(toytwin.title)}, 3D character`}
    />
  );
}
