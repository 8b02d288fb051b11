import { useState } from 'react';
import { aboutTemplate } from '#features/templates/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type PreviewState, previewCaptions } from './preview-caption.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { type PreviewInputs, usePreview } from './use-preview.ts';

/**
 * Live preview of the pack in the wizard: beside the form on a wide screen, a small bar above it on a phone.
 * A failed preview does not block the wizard. `inputs` is null before a template is chosen.
 */
export function PreviewPanel({ inputs }: { inputs: PreviewInputs | null }) {
  const { picture, busy, failed, tryAgain } = usePreview(inputs);
  const [large, setLarge] = useState(false);
  const state: PreviewState = !inputs ? 'nothing' : busy ? 'drawing' : failed ? 'failed' : 'ready';
  return (
    <aside
      aria-label="Preview"
      className="spotlit rounded-card border-2 border-line bg-card p-2 lg:sticky lg:top-24 lg:p-4"
    >
      <div
        className={classNames(
          'flex gap-3 lg:flex-col lg:flex-nowrap',
          large ? 'flex-col' : 'flex-wrap items-center lg:items-stretch',
        )}
      >
        <PreviewFrame
          picture={inputs && picture}
          alt={inputs ? `Quick preview of your ${aboutTemplate(inputs.templateId).name} box` : ''}
          busy={state === 'drawing'}
          className={classNames(
            'lg:aspect-square lg:w-full',
            large ? 'mx-auto aspect-square w-full max-w-[min(32rem,80dvh)] lg:max-w-none' : 'aspect-3/4 w-28',
          )}
        />
        <div className="min-w-0 flex-1 basis-32 lg:basis-auto">
          <div className="flex flex-wrap items-center justify-between gap-x-2">
            <h2 className="text-lg lg:text-xl">Your box</h2>
            {inputs && picture && (
              <Button
                variant="quiet"
                aria-expanded={large}
                onClick={() => setLarge(!large)}
                className="-my-1 lg:hidden"
              >
                {large ? 'Make smaller' : 'Look closer'}
              </Button>
            )}
          </div>
          <p role="status" className="text-sm font-semibold">
            {previewCaptions[state]}
          </p>
          {state === 'failed' && (
            <Button variant="quiet" onClick={tryAgain} className="-ml-4">
              Draw it again
            </Button>
          )}
          <p className={classNames('mt-1 text-sm text-soft lg:block', !large && 'hidden')}>
            The watermark is only on this preview. Your picture is three times as large and finer, and its
            pose, colours and small things may differ.
          </p>
        </div>
      </div>
    </aside>
  );
}
