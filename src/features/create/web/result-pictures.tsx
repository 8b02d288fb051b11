import { useState } from 'react';
import { ModelView } from '#features/gallery/web/model/model-view.tsx';
import { PictureActions } from '#features/gallery/web/picture-actions.tsx';
import { ToytwinPicture } from '#features/gallery/web/toytwin-picture.tsx';
import { printedTitle, type Toytwin } from '#features/toytwins/contract.ts';
import { Button } from '#web/ui/button.tsx';

/** The pictures of a finished toy twin, each above what can be done with it. */
export function ResultPictures({ toytwin }: { toytwin: Toytwin }) {
  const packaged = (
    <div className="flex flex-col gap-5">
      <ToytwinPicture
        full={toytwin.packagedImageUrl}
        thumbnails={toytwin.packagedThumbnails}
        alt={`${printedTitle(toytwin.title)}, packaged figure`}
        {...(toytwin.threeDModelUrl && { caption: 'Packaged Figure' })}
      />
      <PictureActions
        toytwin={toytwin}
        kind="packaged"
        main="share"
        closing="on its page, under View Details"
      />
    </div>
  );
  if (!toytwin.threeDModelUrl) return <div className="mx-auto max-w-lg">{packaged}</div>;
  return (
    <div className="grid items-start gap-8 sm:grid-cols-2 sm:gap-6">
      {packaged}
      <Character toytwin={toytwin} />
    </div>
  );
}

/** The 3D character: its picture, or in its place the model to turn. */
function Character({ toytwin }: { toytwin: Toytwin }) {
  const [turning, setTurning] = useState(false);
  const model = toytwin.modelFileUrl;
  return (
    <div className="flex flex-col gap-5">
      {turning && model ? (
        <ModelView toytwin={toytwin} address={model} />
      ) : (
        <ToytwinPicture
          full={toytwin.threeDModelUrl}
          thumbnails={toytwin.threeDThumbnails}
          alt={`${printedTitle(toytwin.title)}, 3D character`}
          caption="3D Character"
        />
      )}
      {model && (
        <Button variant="secondary" size="lg" aria-pressed={turning} onClick={() => setTurning(!turning)}>
          Turn it in 3D
        </Button>
      )}
    </div>
  );
}
