import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { CropFrame } from './crop-frame.tsx';
import { type CropView, mostZoom, partOf, wholeView, zoomView } from './crop-view.ts';
import { type CutSource, cutPhoto } from './cut-photo.ts';
import { cutProblem } from './cut-problem.ts';
import { useOpenedPhoto } from './use-opened-photo.ts';

type Props = {
  source: CutSource;
  /** Receives what is in the frame as a photo of its own. */
  onCut: (part: File) => void;
  /** Takes the photo as it was chosen; undefined where it is. */
  onWhole?: (() => void) | undefined;
  onClose: () => void;
};

/** The window in which a photo is cropped by hand. Nothing leaves the browser before 'Use this crop'. */
export default function CropWindow({ source, onCut, onWhole, onClose }: Props) {
  const photo = useOpenedPhoto(source);
  const [view, setView] = useState(wholeView);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const cut = async () => {
    if (!photo) return;
    setBusy(true);
    try {
      onCut(await cutPhoto(photo, partOf(photo, view), source.name));
      onClose();
    } catch (error) {
      setProblem(cutProblem(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Crop your photo"
      footer={
        <>
          {onWhole && (
            <Button variant="quiet" onClick={onWhole} className="mr-auto -ml-4">
              Use the whole photo
            </Button>
          )}
          <Button onClick={() => void cut()} disabled={!photo} busy={busy}>
            Use this crop
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {problem && (
          <Notice tone="error" answer>
            {problem}
          </Notice>
        )}
        {photo && <CropFrame photo={photo} view={view} onChange={setView} />}
        {photo && <ZoomRow photo={photo} view={view} onChange={setView} />}
        {photo === null && (
          <div className="grid aspect-4/5 place-items-center rounded-card bg-sunken">
            <Spinner label="Opening your photo" />
          </div>
        )}
        {photo === undefined && (
          <Notice tone="error" answer>
            This browser cannot open this photo for cropping. You can use it as it is, or choose another one.
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

type ZoomProps = { photo: ImageBitmap; view: CropView; onChange: (view: CropView) => void };

/** For somebody who can neither pinch nor turn a wheel. */
function ZoomRow({ photo, view, onChange }: ZoomProps) {
  const most = mostZoom(photo);
  const isWhole = view.x === wholeView.x && view.y === wholeView.y && view.zoom === 1;
  return (
    <div className="mx-auto flex w-full max-w-sm items-center gap-3">
      <label className="flex min-h-11 flex-1 items-center gap-3 font-bold">
        Zoom
        <input
          type="range"
          min={1}
          max={most}
          step={0.05}
          value={view.zoom}
          disabled={most === 1}
          aria-valuetext={`${view.zoom.toFixed(1)} times`}
          onChange={({ currentTarget }) =>
            onChange(zoomView(photo, view, Number(currentTarget.value) / view.zoom))
          }
          className="min-w-0 flex-1 accent-hero"
        />
      </label>
      <Button variant="secondary" aria-disabled={isWhole} onClick={() => onChange(wholeView)}>
        Reset
      </Button>
    </div>
  );
}
