import type { ReactNode } from 'react';
import { aboutTemplate, type TemplateId } from '#features/templates/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loupe } from '#web/ui/loupe.tsx';
import { previewCaptions } from './preview-caption.ts';
import { PreviewFrame } from './preview-frame.tsx';
import type { Preview } from './use-preview.ts';

type Props = {
  preview: Preview;
  templateId: TemplateId;
  /** Draws the same box with other chances. */
  onAnotherLook: () => void;
  /** Large on a phone as well, while the form around it is not folded by a keyboard. */
  hero?: boolean;
  /** The toy out of its box, next to it. */
  toy?: ReactNode;
  /** More buttons below the picture. */
  children?: ReactNode;
};

/**
 * Live preview of the pack in the wizard: large, next to the form, on a wide screen; above it on a phone, as the hero of the
 * form or as a compact bar. A failed preview does not block the wizard.
 */
export function PreviewPanel({ preview, templateId, onAnotherLook, hero = false, toy, children }: Props) {
  const { picture, state, tryAgain } = preview;
  const frame = {
    picture,
    alt: `Quick preview of your ${aboutTemplate(templateId).name} box`,
    busy: state === 'drawing',
  };
  return (
    <aside
      aria-label="Preview"
      className="spotlit flex items-center gap-3 rounded-card border-2 border-line bg-card p-2 lg:flex-col lg:items-stretch lg:p-4"
    >
      <div
        className={classNames(
          'relative shrink-0 lg:w-full',
          hero
            ? 'w-[min(100%-6.75rem,max(6rem,50dvh-11rem))] self-start max-lg:in-data-folded:w-18'
            : 'w-24 sm:w-28 md:w-40',
        )}
      >
        <PreviewFrame {...frame} className={hero ? 'aspect-square' : 'aspect-4/5 lg:aspect-square'} />
        {picture && (
          <FullSize>
            <PreviewFrame
              {...frame}
              className="mx-auto aspect-square w-full max-w-[max(12rem,calc(88dvh-9rem))] sideways:mx-0 sideways:max-w-[calc(94dvh-5.5rem)]"
            />
          </FullSize>
        )}
      </div>
      <div className={classNames('min-w-0 flex-1', Boolean(toy) && 'lg:flex lg:items-center lg:gap-4')}>
        {toy && <div className="mb-2 max-lg:in-data-folded:hidden lg:mb-0">{toy}</div>}
        <div className="flex flex-col gap-2">
          <h2 className="sr-only">Your box</h2>
          <p role="status" className="text-sm font-semibold">
            {previewCaptions[state]}
          </p>
          {state === 'failed' && (
            <Button variant="quiet" onClick={tryAgain} className="-ml-4 self-start">
              Draw it again
            </Button>
          )}
          <div
            className={classNames(
              'flex flex-wrap gap-2',
              hero && 'max-lg:in-data-folded:hidden max-sm:*:whitespace-nowrap max-sm:*:px-2',
            )}
          >
            {children}
            <Button
              variant="secondary"
              aria-label="Another look"
              onClick={onAnotherLook}
              className="max-lg:w-11 max-lg:px-0"
            >
              <Shuffle />
              <span className="max-lg:hidden">Another look</span>
            </Button>
          </div>
        </div>
      </div>
    </aside>
  );
}

/** The whole picture is the button that shows it in full size. */
function FullSize({ children }: { children: ReactNode }) {
  return (
    <Dialog
      title="Your box"
      trigger={
        <button
          type="button"
          aria-label="Look closer"
          className="absolute inset-0 flex cursor-zoom-in items-end justify-end rounded-xl p-1.5 lg:p-3"
        >
          <span className="grid size-8 max-lg:in-data-folded:size-6 place-items-center rounded-full border-2 border-edge bg-raised text-ink lg:size-11">
            <Loupe />
          </span>
        </button>
      }
    >
      {/* On a phone on its side the picture has the whole height. */}
      <div className="sideways:flex sideways:items-center sideways:gap-5">
        {/* On a phone as wide as the window. */}
        <div className="max-sm:-mx-4 max-sm:-mt-3 sideways:contents">{children}</div>
        <p className="mt-3 text-sm text-soft sideways:mt-0 sideways:flex-1">
          The watermark is only on this preview. Your picture will be three times sharper.
        </p>
      </div>
    </Dialog>
  );
}

const strokes = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Two arrows that cross, as on a player for music. */
function Shuffle() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0" {...strokes}>
      <path d="M3 7h3.5l9 10H21M3 17h3.5l2.2-2.4M13 9.6 15.5 7H21M18 4l3 3-3 3M18 14l3 3-3 3" />
    </svg>
  );
}
