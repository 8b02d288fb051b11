import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { createStage, type Stage } from './create-stage.ts';
import { ModelLoading } from './model-loading.tsx';

type Props = { address: string; label: string; onFail: () => void };

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
  { words: 'Come nearer', sign: '+', move: [0, 0, ZOOM] },
  { words: 'Go further away', sign: '−', move: [0, 0, 1 / ZOOM] },
];

/** The 3D model, rotated by dragging, arrow keys or buttons. A separate chunk, because it needs three.js. */
export default function ModelCanvas({ address, label, onFail }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { ready, move } = useStage(canvas, address, onFail);

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
          className="block aspect-square w-full cursor-grab rounded-xl bg-sunken active:cursor-grabbing"
        />
        {!ready && <ModelLoading className="absolute inset-0" />}
      </div>
      <MoveButtons disabled={!ready} onMove={move} />
    </div>
  );
}

/** Shows the model on the canvas while the component is mounted. */
function useStage(canvas: RefObject<HTMLCanvasElement | null>, address: string, onFail: () => void) {
  const stage = useRef<Stage>(undefined);
  const fail = useEffectEvent(onFail);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    if (!canvas.current) return;
    const ending = new AbortController();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    createStage(canvas.current, address, { still, signal: ending.signal }).then(
      (made) => {
        if (ending.signal.aborted) return made.close();
        stage.current = made;
        setReady(true);
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

  return { ready, move: (step: Move) => stage.current?.move(...step) };
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
