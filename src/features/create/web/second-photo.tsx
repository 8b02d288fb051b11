import { useId, useRef } from 'react';
import { usePrices } from '#features/checkout/web/use-prices.ts';
import { emptySecond } from '#features/designs/web/draft-design.ts';
import { UploadStep } from '#features/photos/web/upload-step.tsx';
import type { WizardDraft } from '#features/toytwins/web/wizard-draft.ts';
import { Button } from '#web/ui/button.tsx';
import type { DraftAccess, DraftPhotos } from './use-draft-photos.ts';

type Props = {
  wizard: DraftAccess & { draft: WizardDraft };
  photos: Pick<DraftPhotos, 'secondUpload' | 'discard'>;
  onUseAnyway: () => void;
};

/** Two in one box: the way to a second person, and their photo. In its own chunk, loaded with the first photo. */
export default function SecondPhoto({ wizard, photos, onUseAnyway }: Props) {
  const { photo, second, design } = wizard.draft;
  const price = usePrices().duo;
  const heading = useRef<HTMLHeadingElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const id = useId();
  /** Changes who is second, and erases the photo that nobody has any more. */
  const change = (part: Partial<WizardDraft>) => {
    const before = second?.photo?.sourceImage;
    photos.secondUpload.clear();
    wizard.change(part);
    photos.discard(before);
  };
  // Each press takes its button away: the focus goes on to what takes its place.
  const add = () => {
    change({ second: { photo: null, portrayed: null }, design: { ...design, second: emptySecond } });
    requestAnimationFrame(() => heading.current?.focus());
  };
  const takeOut = () => {
    change({ second: null, design: { ...design, second: null } });
    requestAnimationFrame(() => adder.current?.focus());
  };
  if (!second) {
    return (
      <section
        aria-label="Two in one box"
        className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border-2 border-line bg-card p-4 sm:p-5"
      >
        <Two />
        <p className="min-w-0 flex-1 basis-48">
          <span className="block font-display text-xl">Two in one box, {price}</span>
          <span className="block text-soft">
            Partners, siblings, friends: both of you side by side, as picture and in 3D.
          </span>
        </p>
        <Button ref={adder} variant="secondary" onClick={add}>
          <span aria-hidden="true" className="text-xl leading-none">
            +
          </span>
          Add a second person
        </Button>
      </section>
    );
  }
  return (
    <section aria-labelledby={id} className="mt-4 flex flex-col gap-4 border-t-2 border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} ref={heading} tabIndex={-1} className="scroll-mt-32 text-2xl">
          Second person
        </h2>
        <Button variant="quiet" onClick={takeOut} className="-mx-4">
          Take them out
        </Button>
      </div>
      <UploadStep
        label="Photo of the second person"
        invitation="The second face goes here"
        stored={second.photo}
        upload={photos.secondUpload}
        except={photo?.sourceImage}
        onRemove={() => change({ second: { ...second, photo: null } })}
        onUseAnyway={onUseAnyway}
      />
    </section>
  );
}

/** Two heads and shoulders, side by side. */
function Two() {
  return (
    <svg viewBox="0 0 72 48" aria-hidden="true" className="h-12 w-auto shrink-0 stroke-ink" strokeWidth="2.5">
      <path d="M4 46c1-13 8-19 18-19s17 6 18 19z" className="fill-blister/25" />
      <ellipse cx="22" cy="16" rx="10" ry="12" className="fill-sun" />
      <path d="M34 46c1-12 7-17 16-17s15 5 16 17z" className="fill-card" />
      <ellipse cx="50" cy="19" rx="9" ry="11" className="fill-sun/40" />
    </svg>
  );
}
