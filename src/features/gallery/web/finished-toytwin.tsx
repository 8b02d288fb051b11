import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { shownTitle, type Toytwin } from '#features/toytwins/contract.ts';
import type { PictureKind } from '#features/toytwins/downloads/contract.ts';
import { BarCode } from '#web/ui/bar-code.tsx';
import { DeskPanel } from './desk/desk-panel.tsx';
import { DetailColumns } from './detail-columns.tsx';
import { DetailHeading } from './detail-heading.tsx';
import { DownloadsDrawer } from './downloads/downloads-drawer.tsx';
import { useFollowUps } from './follow-ups/use-follow-ups.ts';
import { ModelActions } from './model/model-actions.tsx';
import { ModelView } from './model/model-view.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import { PictureActions } from './picture-actions.tsx';
import { PictureToggle } from './picture-toggle.tsx';
import { PostsPanel } from './posts/posts-panel.tsx';
import { GivePanel } from './presents/give-panel.tsx';
import { PublicPagePanel } from './public-page/public-page-panel.tsx';
import { RedoPanel } from './redo/redo-panel.tsx';
import { VersionRow } from './redo/version-row.tsx';
import { RemoveButton } from './remove-button.tsx';
import { ToytwinPicture } from './toytwin-picture.tsx';
import { TurntablePanel } from './turntable/turntable-panel.tsx';
import { UpgradePanel } from './upgrade/upgrade-panel.tsx';

type Props = { toytwin: Toytwin; onRemoved: () => void };

/** A finished toy twin: its large picture, or its character to turn around, and all actions. */
export function FinishedToytwin({ toytwin, onRemoved }: Props) {
  const [wanted, setWanted] = useState<PictureKind>('packaged');
  const hasCharacter = toytwin.threeDModelUrl !== null;
  const model = toytwin.modelFileUrl;
  const kind = hasCharacter ? wanted : 'packaged';
  const turns = kind === '3d' && model !== undefined;
  const { versions = [], redo } = toytwin;
  const returned = useSearchParams()[0].get('order_id');
  const { data: followUps } = useFollowUps(toytwin.id, returned);
  // Another version pops in like another picture.
  const version = versions.find(({ isFavourite }) => isFavourite)?.number ?? 1;
  return (
    <DetailColumns
      picture={
        <>
          {turns ? (
            <ModelView key={version} toytwin={toytwin} address={model} />
          ) : (
            <Picture key={`${kind} ${version}`} toytwin={toytwin} kind={kind} />
          )}
          {hasCharacter && <PictureToggle shown={kind} onShow={setWanted} />}
        </>
      }
    >
      <DetailHeading toytwin={toytwin} />
      <PictureActions key={kind} toytwin={toytwin} kind={kind} />
      {turns && <ModelActions id={toytwin.id} variant="secondary" />}
      {turns && <TurntablePanel key={version} toytwin={toytwin} address={model} />}
      {kind === 'packaged' && <PostsPanel toytwin={toytwin} />}
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
      <DownloadsDrawer id={toytwin.id} isPremium={model !== undefined} />
      {model && toytwin.deskFileUrl && <DeskPanel toytwin={toytwin} usdz={toytwin.deskFileUrl} glb={model} />}
      <PublicPagePanel toytwin={toytwin} />
      {!toytwin.shareClosed && <GivePanel id={toytwin.id} />}
      <PhotoPanel toytwin={toytwin} />
      <footer className="flex flex-wrap items-end justify-between gap-4">
        <BarCode value={toytwin.id} className="w-40 border-2 border-line" />
        <RemoveButton id={toytwin.id} onRemoved={onRemoved} />
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
