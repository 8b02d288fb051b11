import { printedTitle, shownTitle, type Toytwin } from '#features/toytwins/contract.ts';
import { saveBlob } from '#web/start-download.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type LoopState, type Size, useLoop } from './use-loop.ts';

type Format = Size & { format: 'square' | 'story'; words: string; use: string };
const formats: Format[] = [
  { format: 'square', words: 'Square', use: 'For a feed', width: 1080, height: 1080 },
  { format: 'story', words: 'Story', use: 'As high as a phone', width: 1080, height: 1920 },
];

type Props = { toytwin: Pick<Toytwin, 'id' | 'title' | 'shareUrl'>; address: string };

/** Makes a loop of four seconds in which the toy turns once, as a video or a picture that moves. */
export default function TurntableMaker({ toytwin, address }: Props) {
  const { state, record, cancel } = useLoop(
    address,
    printedTitle(toytwin.title),
    `toytwin_${toytwin.id}_turning`,
  );
  return (
    <div className="flex flex-col gap-4">
      {state.status !== 'recording' && (
        <div className="grid grid-cols-2 gap-3">
          {formats.map(({ format, words, use, ...size }) => (
            <div key={format} className="flex flex-col gap-2 text-center">
              <Button
                variant="secondary"
                onClick={() => void record(size, 'best')}
                aria-describedby={`loop-${format}`}
              >
                {words}
              </Button>
              <p id={`loop-${format}`} className="text-sm text-soft">
                {use}, <span className="whitespace-nowrap">{`${size.width} × ${size.height}`}</span>
              </p>
            </div>
          ))}
        </div>
      )}
      <div role="status" className="empty:hidden">
        {state.status === 'recording' && <Recording done={state.done} onCancel={cancel} />}
        {state.status === 'unable' && (
          <p className="font-semibold">This browser cannot make it. A newer one can, or one on a computer.</p>
        )}
      </div>
      {state.status === 'failed' && (
        <Notice tone="error">
          The loop could not be made. Please check your internet connection and try again.
        </Notice>
      )}
      {state.status === 'made' && (
        <Made toytwin={toytwin} made={state} onMoving={() => void record(state.size, 'webp')} />
      )}
    </div>
  );
}

function Recording({ done, onCancel }: { done: number; onCancel: () => void }) {
  const percent = Math.round(done * 100);
  return (
    <div className="flex items-center gap-4">
      <div className="flex flex-1 flex-col gap-2">
        <p aria-hidden="true" className="font-bold">
          Turning your toy… <span className="tabular-nums">{percent} %</span>
        </p>
        <div
          role="progressbar"
          aria-label="Turning your toy"
          aria-valuenow={percent}
          className="h-5 overflow-hidden rounded-full border-2 border-edge bg-sunken dark:border-soft/60"
        >
          <div
            className="h-full rounded-full bg-sun"
            style={{ transform: `translateX(${percent - 100}%)` }}
          />
        </div>
      </div>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

type MadeProps = {
  toytwin: Props['toytwin'];
  made: Extract<LoopState, { status: 'made' }>;
  /** Makes the same as a picture that moves. */
  onMoving: () => void;
};

function Made({ toytwin, made: { file, kind, url, size }, onMoving }: MadeProps) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  const { title, shareUrl } = toytwin;
  const share = () =>
    // Rejects when the person closes the sheet: 'Save' is next to it.
    navigator
      .share({ title: printedTitle(title), files: [file], ...(shareUrl && { url: shareUrl }) })
      .catch(() => undefined);
  const look = 'mx-auto block h-auto max-h-[70vh] w-auto max-w-full rounded-xl border-2 border-edge';
  const label = `${shownTitle(title)}, turning`;
  return (
    <figure className="flex animate-pop flex-col gap-3">
      {kind === 'mp4' ? (
        <video
          src={url}
          {...size}
          className={look}
          aria-label={label}
          loop
          muted
          playsInline
          autoPlay={!still}
          controls={still}
        />
      ) : (
        <img src={url} {...size} className={look} alt={label} />
      )}
      <figcaption className="flex flex-wrap justify-center gap-3">
        {canShare && (
          <Button variant="secondary" onClick={() => void share()}>
            Share
          </Button>
        )}
        <Button variant="secondary" onClick={() => saveBlob(file, file.name)}>
          {kind === 'mp4' ? 'Save video' : 'Save picture'}
        </Button>
        {kind === 'mp4' && (
          <Button variant="quiet" onClick={onMoving}>
            As a moving picture (WebP)
          </Button>
        )}
      </figcaption>
    </figure>
  );
}
