import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { createStage, type Stage } from '#features/toytwins/web/create-stage.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ModelLoading } from './model-loading.tsx';

type Props = {
  address: string;
  label: string;
  /** Stands in for the view until it is there, and while the browser has taken it away. */
  picture: ReactNode;
  onFail: () => void;
  /** The browser took the view away and does not give it back. */
  onGone: () => void;
};

/** Milliseconds. A browser whose graphics process died starts another one within seconds. */
const COMES_BACK_WITHIN = 10_000;

/** Rotation (radians) and zoom factor per key or button press. */
const TURN = 0.26;
const TILT = 0.16;
const ZOOM = 1.18;

type Move = readonly [right: number, down: number, nearer: number];
const keys: Record<string, Move> = {
  ArrowLeft: [-TURN, 0, 1],
  ArrowRight: [TURN, 0, 1],
  ArrowUp: [0, -TILT, 1],
  ArrowDown: [0, TILT, 1],
  '+': [0, 0, ZOOM],
  '=': [0, 0, ZOOM],
  '-': [0, 0, 1 / ZOOM],
};
const buttons: { words: string; sign: string; move: Move }[] = [
  { words: 'Turn left', sign: '↶', move: [-TURN * 2, 0, 1] },
  { words: 'Turn right', sign: '↷', move: [TURN * 2, 0, 1] },
  { words: 'Zoom in', sign: '+', move: [0, 0, ZOOM] },
  { words: 'Zoom out', sign: '−', move: [0, 0, 1 / ZOOM] },
];

/** The 3D model, rotated by dragging, arrow keys or buttons. A separate chunk, because it needs three.js. */
export default function ModelCanvas({ address, label, picture, onFail, onGone }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { state, move } = useStage(canvas, address, onFail);
  const ready = state === 'shown';
  useTimeLimit(state === 'lost', onGone);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = keys[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(step);
  };

  return (
    <div
      role="application"
      aria-label={`${label}. Arrow keys turn it, plus and minus zoom.`}
      aria-busy={!ready}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is worked with the arrow keys
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="rounded-xl"
    >
      <div className="relative">
        <canvas
          ref={canvas}
          data-ready={ready || undefined}
          className={classNames(
            'block aspect-square w-full cursor-grab rounded-xl bg-sunken active:cursor-grabbing',
            // A browser draws a sad face on it.
            state === 'lost' && 'invisible',
          )}
        />
        {state === 'loading' && <ModelLoading picture={picture} className="absolute inset-0" />}
        {state === 'lost' && <div className="absolute inset-0">{picture}</div>}
      </div>
      <p role="status" className="sr-only">
        {state === 'lost' && 'The 3D view has stopped. Here is a picture until it comes back.'}
      </p>
      <MoveButtons disabled={!ready} onMove={move} />
    </div>
  );
}

/** Shows the model on the canvas while the component is mounted. */
function useStage(canvas: RefObject<HTMLCanvasElement | null>, address: string, onFail: () => void) {
  const stage = useRef<Stage>(undefined);
  const fail = useEffectEvent(onFail);
  const [state, setState] = useState<'loading' | 'shown' | 'lost'>('loading');

  useEffect(() => {
    if (!canvas.current) return;
    const ending = new AbortController();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const onLost = () => setState('lost');
    const onRestored = () => setState('shown');
    createStage(canvas.current, address, { still, signal: ending.signal, onLost, onRestored }).then(
      (made) => {
        if (ending.signal.aborted) return made.close();
        stage.current = made;
        setState('shown');
      },
      () => {
        if (!ending.signal.aborted) fail();
      },
    );
    return () => {
      ending.abort();
      stage.current?.close();
      stage.current = undefined;
    };
  }, [canvas, address]);

  return { state, move: (step: Move) => stage.current?.move(...step) };
}

/** Calls `onEnd` once something has lasted too long on the screen: phones take memory from what is not seen. */
function useTimeLimit(lasts: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!lasts) return;
    let limit: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(limit);
      if (!document.hidden) limit = setTimeout(() => end(), COMES_BACK_WITHIN);
    };
    document.addEventListener('visibilitychange', begin);
    begin();
    return () => {
      document.removeEventListener('visibilitychange', begin);
      clearTimeout(limit);
    };
  }, [lasts]);
}

function MoveButtons({ disabled, onMove }: { disabled: boolean; onMove: (move: Move) => void }) {
  return (
    <div className="flex items-center justify-center gap-2 pt-2 pb-1">
      <p className="pr-2 text-sm font-semibold text-soft">Drag to turn</p>
      {buttons.map(({ words, sign, move }) => (
        <Button
          key={words}
          variant="secondary"
          aria-label={words}
          title={words}
          disabled={disabled}
          onClick={() => onMove(move)}
          className="size-11 p-0 text-xl"
        >
          <span aria-hidden="true">{sign}</span>
        </Button>
      ))}
    </div>
  );
}
