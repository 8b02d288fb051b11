import { aboutTemplate } from '#features/templates/contract.ts';
import { templatePicture } from '#features/templates/web/template-pictures.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type PreviewInputs, usePreview } from './use-preview.ts';

/**
 * The person's own box as the picture of a template; while it cannot be drawn, the sample picture of the template, which is
 * said.
 */
export function PackPicture({ inputs }: { inputs: PreviewInputs }) {
  const { picture, state } = usePreview(inputs);
  const { name } = aboutTemplate(inputs.templateId);
  const sample = state === 'failed' && !picture;
  if (!picture && !sample) return <Skeleton className="size-full rounded-none" />;
  return (
    <>
      <img
        src={picture ?? templatePicture(inputs.templateId, 640)}
        alt={sample ? `${name}, a sample` : `Your ${name} box`}
        width={512}
        height={512}
        className="size-full object-cover"
      />
      {sample && (
        <span className="absolute right-1.5 bottom-1.5 rounded-md bg-print-ink/80 px-2 py-0.5 text-xs font-bold text-white">
          Sample
        </span>
      )}
      {state === 'drawing' && <span aria-hidden="true" className="sheen absolute inset-0" />}
    </>
  );
}
