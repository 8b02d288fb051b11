import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useDebouncedValue } from '#web/use-debounced-value.ts';
import { type CropView, FRAME_SHAPE, moveView, partOf, wholeView, zoomView } from './crop-view.ts';
import { PhotoPartPicture } from './photo-part.tsx';

type Props = { photo: ImageBitmap; view: CropView; onChange: (view: CropView) => void };

/** Per press of a key: shares of the frame, and a factor. */
const STEP = 0.08;
const ZOOM = 1.15;
/** How much nearer for each pixel of a wheel. */
const WHEEL = 0.002;
/** Longer side of the drawn photo, pixels. */
const DRAWN = 1600;
/** Milliseconds after the last change before it is told. */
const TELL_AFTER = 600;

const whole = { x: 0, y: 0, width: 1, height: 1 };
const percent = (share: number) => `${Math.round(share * 100)} %`;

/** The photo behind a frame: moved by dragging or arrow keys, zoomed by pinching, with the wheel or plus and minus. */
export function CropFrame({ photo, view, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const hint = useId();
  const part = partOf(photo, view);
  const { x, y, width, height } = part;
  const told = useDebouncedValue(
    `The frame shows ${percent(width)} of the photo’s width from ${percent(x)}, and ${percent(height)} of its height from ${percent(y)}.`,
    TELL_AFTER,
  );
  useGestures(frame, photo, view, onChange);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = viewAfterKey(event.key, photo, view);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  const drawn = Math.min(1, DRAWN / Math.max(photo.width, photo.height));
  return (
    <>
      <div
        ref={frame}
        role="application"
        aria-label="Your photo in the frame"
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is worked with the arrow keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        style={{ aspectRatio: FRAME_SHAPE }}
        className="blister relative mx-auto w-[min(100%,44dvh)] cursor-grab touch-none overflow-hidden rounded-card border-2 border-edge bg-sunken active:cursor-grabbing sideways:w-[36dvh]"
      >
        <div
          style={{
            width: `${100 / width}%`,
            height: `${100 / height}%`,
            left: `${(-100 * x) / width}%`,
            top: `${(-100 * y) / height}%`,
          }}
          className="absolute"
        >
          <PhotoPartPicture
            photo={photo}
            part={whole}
            width={Math.round(photo.width * drawn)}
            height={Math.round(photo.height * drawn)}
            className="size-full"
          />
        </div>
      </div>
      <p id={hint} className="text-center text-sm text-soft">
        Drag to move, pinch to zoom. Keys: arrows, + and −, 0 to reset.
      </p>
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  );
}

function viewAfterKey(key: string, photo: ImageBitmap, view: CropView): CropView | null {
  switch (key) {
    case 'ArrowLeft':
      return moveView(photo, view, -STEP, 0);
    case 'ArrowRight':
      return moveView(photo, view, STEP, 0);
    case 'ArrowUp':
      return moveView(photo, view, 0, -STEP);
    case 'ArrowDown':
      return moveView(photo, view, 0, STEP);
    case '+':
    case '=':
      return zoomView(photo, view, ZOOM);
    case '-':
    case '−':
      return zoomView(photo, view, 1 / ZOOM);
    case '0':
      return wholeView;
    default:
      return null;
  }
}

/** Where a finger or the mouse is, in shares of the frame. */
type Touch = { x: number; y: number };

/**
 * One pointer drags, two pinch, the wheel zooms. Added to the element itself: React's listener for the wheel may not keep the
 * page from scrolling.
 */
function useGestures(
  frame: React.RefObject<HTMLElement | null>,
  photo: ImageBitmap,
  view: CropView,
  onChange: (view: CropView) => void,
): void {
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);
  const change = useEffectEvent((next: (now: CropView) => CropView) => {
    // Two events may come before the next drawing.
    latest.current = next(latest.current);
    onChange(latest.current);
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const touches = new Map<number, Touch>();
    const placeOf = ({ clientX, clientY }: MouseEvent): Touch => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: (clientX - left) / width, y: (clientY - top) / height };
    };
    const down = (event: PointerEvent) => {
      touches.set(event.pointerId, placeOf(event));
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      const before = touches.get(event.pointerId);
      if (!before) return;
      const now = placeOf(event);
      const other = [...touches].find(([id]) => id !== event.pointerId)?.[1];
      touches.set(event.pointerId, now);
      const fingers = other ? 2 : 1;
      change((was) => {
        const moved = moveView(photo, was, (before.x - now.x) / fingers, (before.y - now.y) / fingers);
        if (!other) return moved;
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        return zoomView(photo, moved, distance(now, other) / Math.max(0.01, distance(before, other)), middle);
      });
    };
    const up = ({ pointerId }: PointerEvent) => touches.delete(pointerId);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      change((was) => zoomView(photo, was, Math.exp(-event.deltaY * WHEEL), placeOf(event)));
    };
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('wheel', wheel, { passive: false, signal });
    return () => ending.abort();
  }, [frame, photo]);
}

/** The frame is higher than wide. */
const distance = (a: Touch, b: Touch) => Math.hypot((a.x - b.x) * FRAME_SHAPE, a.y - b.y);
