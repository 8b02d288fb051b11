import { DRAFT_DAYS, type Toytwin } from '#features/toytwins/contract.ts';
import { formatDate } from '#features/toytwins/web/format-date.ts';
import { ErasePhoto } from './erase-photo.tsx';

/** Until when the owner's photos are kept, and the way to erase each now; afterwards, that it is erased. */
export function PhotoPanel({ toytwin }: { toytwin: Toytwin }) {
  const { second, status } = toytwin;
  return (
    <section
      aria-labelledby="photo"
      className="flex flex-col gap-3 rounded-card border-2 border-line bg-card p-4 sm:p-5"
    >
      <h2 id="photo" className="text-xl">
        {second ? 'Your photos' : 'Your photo'}
      </h2>
      {second && <h3 className="font-sans text-base font-bold">First person</h3>}
      <Kept photo={toytwin} status={status} />
      {second && (
        <>
          <h3 className="font-sans text-base font-bold">Second person</h3>
          <Kept photo={second} status={status} />
        </>
      )}
    </section>
  );
}

type KeptProps = { photo: Pick<Toytwin, 'sourceImage' | 'photoFile'>; status: Toytwin['status'] };

function Kept({ photo: { sourceImage, photoFile }, status }: KeptProps) {
  return (
    <>
      <p className="text-soft">{photoFile ? keptWords(status, photoFile.keptUntil) : ERASED}</p>
      {photoFile?.keptUntil && sourceImage && status !== 'draft' && <ErasePhoto sourceImage={sourceImage} />}
    </>
  );
}

const DRAFT = `It is kept for this draft, and erased when you remove the draft or after ${DRAFT_DAYS} days.`;
const ERASED = 'Your photo has been erased. What was made from it stays, but cannot be made again.';

/** @param end when it is erased; null while toy twins are being made of it. */
function keptWords(status: Toytwin['status'], end: string | null): string {
  if (status === 'draft') return DRAFT;
  if (end === null) return 'We keep it while toy twins are being made from it.';
  return `We keep it until ${formatDate(end)}, so that this toy twin can be made again. Then it is erased.`;
}
