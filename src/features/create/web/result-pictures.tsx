import { useState } from 'react';
import { ModelActions } from '#features/gallery/web/model/model-actions.tsx';
import { ModelView } from '#features/gallery/web/model/model-view.tsx';
import { PictureActions } from '#features/gallery/web/picture-actions.tsx';
import { VersionRow } from '#features/gallery/web/redo/version-row.tsx';
import { ToytwinPicture } from '#features/gallery/web/toytwin-picture.tsx';
import { shownTitle, type Toytwin } from '#features/toytwins/contract.ts';
import { Button } from '#web/ui/button.tsx';

/** Where a public page is closed that was opened here. */
const CLOSING = 'on its page, under View Details';

/** The pictures of a finished toy twin, each above what can be done with it, and all its versions to choose from. */
export function ResultPictures({ toytwin }: { toytwin: Toytwin }) {
  const { id, versions = [], redo } = toytwin;
  // Another version pops in.
  const shown = versions.find(({ isFavourite }) => isFavourite)?.number ?? 1;
  return (
    <div className="flex flex-col gap-8">
      {toytwin.threeDModelUrl ? (
        <div className="grid items-start gap-8 sm:grid-cols-2 sm:gap-6">
          <Packaged key={`packaged ${shown}`} toytwin={toytwin} />
          <Character key={`character ${shown}`} toytwin={toytwin} />
        </div>
      ) : (
        <div className="mx-auto w-full max-w-lg">
          <Packaged key={shown} toytwin={toytwin} />
        </div>
      )}
      {versions.length > 1 && (
        <VersionRow
          id={id}
          versions={versions}
          isUsed={redo?.state === 'used'}
          className="mx-auto w-full max-w-lg border-edge shadow-[0_6px_0_var(--edge)]"
        />
      )}
    </div>
  );
}

function Packaged({ toytwin }: { toytwin: Toytwin }) {
  return (
    <div className="flex flex-col gap-5">
      <ToytwinPicture
        thumbnails={toytwin.packagedThumbnails}
        alt={`${shownTitle(toytwin.title)}, packaged figure`}
        {...(toytwin.threeDModelUrl && { caption: 'Packaged Figure' })}
      />
      <PictureActions toytwin={toytwin} kind="packaged" main="share" closing={CLOSING} />
    </div>
  );
}

/** The 3D character: its picture, or in its place the model to turn, with the files of what is shown. */
function Character({ toytwin }: { toytwin: Toytwin }) {
  const [turning, setTurning] = useState(false);
  const model = toytwin.modelFileUrl;
  return (
    <div className="flex flex-col gap-5">
      {turning && model ? (
        <>
          <ModelView toytwin={toytwin} address={model} />
          <ModelActions id={toytwin.id} variant="secondary" />
        </>
      ) : (
        <>
          <ToytwinPicture
            thumbnails={toytwin.threeDThumbnails}
            alt={`${shownTitle(toytwin.title)}, 3D character`}
            caption="3D Character"
          />
          <PictureActions toytwin={toytwin} kind="3d" main="share" variant="secondary" closing={CLOSING} />
        </>
      )}
      {model && (
        <Button variant="secondary" size="lg" aria-pressed={turning} onClick={() => setTurning(!turning)}>
          Turn it in 3D
        </Button>
      )}
    </div>
  );
}
