import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SpinnerWheel } from '#web/ui/spinner.tsx';
import type { PhotoConcern } from '../contract.ts';
import { concernMessages } from './concern-messages.ts';
import { CropButton } from './crop/crop-button.tsx';
import { LazyChooseFace } from './crop/lazy-choose-face.tsx';
import { PhotoCard, type ShownPhoto } from './photo-card.tsx';
import { ShotsRow } from './shots-row.tsx';
import { usePhotoCheck } from './use-photo-check.ts';
import type { PhotoUpload } from './use-photo-upload.ts';

/** How many concerns are shown, most serious first; a longer list would discourage. */
const MOST_CONCERNS = 2;

type Answers = { onUseAnyway: () => void; onChooseAnother: () => void };
type Props = Answers & {
  photo: ShownPhoto;
  /** URL of the stored photo; null before it is stored. */
  sourceImage: string | null;
  upload: Pick<PhotoUpload, 'original' | 'sentFile' | 'cut' | 'uncut' | 'shots' | 'chooseShot'>;
  onRemove: () => void;
};

/**
 * The photo with the result of its quality check, the choice of a face where there are several, and the way to crop it. The
 * check advises; the user may continue anyway.
 */
export default function PhotoReview({ photo, sourceImage, upload, onRemove, ...answers }: Props) {
  const { concerns, faces = [], checking } = usePhotoCheck(sourceImage);
  const stored = { sent: sourceImage, name: photo.name };
  const others = concerns?.filter((concern) => concern !== 'several_faces') ?? [];
  const isWide = others.length > 0 || faces.length > 0;
  return (
    <div className="flex w-full flex-col items-center gap-4">
      <div
        className={classNames(
          'flex w-full flex-col items-center',
          isWide ? 'gap-4 sm:flex-row-reverse sm:justify-center sm:gap-8' : 'gap-3',
        )}
      >
        {isWide ? (
          <div ref={bringIntoView} className="flex w-full max-w-md scroll-my-32 flex-col gap-4">
            {faces.length > 0 && (
              <LazyChooseFace
                source={{ file: upload.sentFile, ...stored }}
                faces={faces}
                onCut={upload.cut}
              />
            )}
            {others.length > 0 && <Concerns concerns={others} {...answers} />}
          </div>
        ) : (
          <Verdict checking={checking} isGood={concerns !== undefined} />
        )}
        <PhotoCard
          photo={photo}
          onRemove={onRemove}
          actions={
            <CropButton
              source={{ file: upload.original, ...stored }}
              onCut={upload.cut}
              onWhole={upload.uncut}
            />
          }
        />
      </div>
      <ShotsRow shots={upload.shots} used={upload.original} onChoose={upload.chooseShot} />
    </div>
  );
}

function Verdict({ checking, isGood }: { checking: boolean; isGood: boolean }) {
  return (
    <p role="status" className="flex min-h-7 items-center gap-2 font-bold">
      {checking && (
        <>
          <SpinnerWheel className="size-5 text-soft" />
          <span className="text-soft">Checking your photo</span>
        </>
      )}
      {isGood && (
        <>
          <Tick />
          <span className="text-good">Good photo</span>
        </>
      )}
    </p>
  );
}

function Concerns({ concerns, onUseAnyway, onChooseAnother }: Answers & { concerns: PhotoConcern[] }) {
  return (
    <Notice
      tone="info"
      title="This photo may not give the best likeness"
      className="text-left"
      action={
        <>
          <Button variant="secondary" onClick={onChooseAnother}>
            Choose another photo
          </Button>
          <Button variant="quiet" onClick={onUseAnyway} className="-ml-4 sm:ml-0">
            Use it anyway
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-1">
        {concerns.slice(0, MOST_CONCERNS).map((concern) => (
          <li key={concern}>{concernMessages[concern]}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** On a phone the result may be far above the pressed button. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function Tick() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 animate-pop">
      <circle cx="12" cy="12" r="11" className="fill-grass stroke-edge" strokeWidth="2" />
      <path
        d="m7 12.5 3.4 3.2L17 8.8"
        className="fill-none stroke-print-ink"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
