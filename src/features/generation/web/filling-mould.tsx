import type { TemplateId } from '../../templates/contract.ts';
import { templatePictures } from '../../templates/web/template-pictures.ts';

type Props = { templateId: TemplateId | null; fraction: number };

/** The chosen packaging as a pale print that takes on its colours from below, as far as the work is done. */
export function FillingMould({ templateId, fraction }: Props) {
  const picture = templateId && templatePictures[templateId].w640;
  const hidden = `inset(${Math.round((1 - fraction) * 100)}% 0 0 0)`;
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto aspect-square w-full max-w-40 overflow-hidden rounded-card border-2 border-dashed border-soft/60 bg-card sm:max-w-none"
    >
      {picture && (
        <>
          <img
            src={picture}
            alt=""
            width={640}
            height={640}
            className="absolute size-full opacity-25 grayscale"
          />
          <img
            src={picture}
            alt=""
            width={640}
            height={640}
            style={{ clipPath: hidden }}
            className="absolute size-full transition-[clip-path] duration-500 ease-linear"
          />
        </>
      )}
    </div>
  );
}
