import { aboutTemplate } from '#features/templates/contract.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type PreviewInputs, usePreview } from './use-preview.ts';

/**
 * The person's own box as the picture of a template. Where it cannot be drawn the place stays empty and says so: the face
 * of somebody else, such as in a sample, is never shown where one's own is meant.
 */
export function PackPicture({ inputs }: { inputs: PreviewInputs }) {
  const { picture, state } = usePreview(inputs);
  const { name } = aboutTemplate(inputs.templateId);
  if (!picture && state === 'failed') {
    return (
      <span className="grid size-full place-items-center bg-sunken p-3 text-center text-sm font-semibold text-soft">
        Not drawn yet
      </span>
    );
  }
  if (!picture) return <Skeleton className="size-full rounded-none" />;
  return (
    <>
      <img
        src={picture}
        alt={`Your ${name} box`}
        width={512}
        height={512}
        className="size-full object-cover"
      />
      {state === 'drawing' && <span aria-hidden="true" className="sheen absolute inset-0" />}
    </>
  );
}
