import { useState } from 'react';
import { BarCode } from '../../../web/ui/bar-code.tsx';
import { Button } from '../../../web/ui/button.tsx';
import type { PictureKind, Toytwin } from '../contract.ts';
import { detailGrid } from './detail-grid.ts';
import { DetailHeading } from './detail-heading.tsx';
import { PictureActions } from './picture-actions.tsx';
import { PictureToggle } from './picture-toggle.tsx';
import { PublicPagePanel } from './public-page-panel.tsx';
import { RemoveToytwin } from './remove-toytwin.tsx';
import { ToytwinPicture } from './toytwin-picture.tsx';

type Props = { toytwin: Toytwin; onRemoved: () => void };

/** A finished toy twin: its pictures large, and everything that can be done with them. */
export function FinishedToytwin({ toytwin, onRemoved }: Props) {
  const [wanted, setWanted] = useState<PictureKind>('packaged');
  const hasCharacter = toytwin.threeDModelUrl !== null;
  const kind = hasCharacter ? wanted : 'packaged';
  return (
    <article className={detailGrid}>
      <div className="flex flex-col gap-5 md:sticky md:top-24">
        {kind === 'packaged' ? (
          <ToytwinPicture
            key="packaged"
            full={toytwin.packagedImageUrl}
            thumbnails={toytwin.packagedThumbnails}
            alt={`${toytwin.title}, packaged figure`}
          />
        ) : (
          <ToytwinPicture
            key="3d"
            full={toytwin.threeDModelUrl}
            thumbnails={toytwin.threeDThumbnails}
            alt={`${toytwin.title}, 3D character`}
          />
        )}
        {hasCharacter && <PictureToggle shown={kind} onShow={setWanted} />}
      </div>
      <div className="flex flex-col gap-6">
        <DetailHeading toytwin={toytwin} />
        <PictureActions key={kind} toytwin={toytwin} kind={kind} />
        <PublicPagePanel toytwin={toytwin} />
        <footer className="flex items-end justify-between gap-4">
          <BarCode value={toytwin.id} className="w-40 border-2 border-line" />
          <RemoveToytwin
            id={toytwin.id}
            title={toytwin.title}
            onRemoved={onRemoved}
            trigger={<Button variant="quiet">Remove</Button>}
          />
        </footer>
      </div>
    </article>
  );
}
