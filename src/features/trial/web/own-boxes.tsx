import { useCallback, useState } from 'react';
import { nextVariant } from '#features/designs/contract.ts';
import { BoxFields } from '#features/designs/web/box-fields.tsx';
import { designOf } from '#features/designs/web/draft-design.ts';
import { LazyLookEditor } from '#features/designs/web/lazy-look-editor.tsx';
import { UnderstoodParts } from '#features/designs/web/understood-parts.tsx';
import { useWords } from '#features/designs/web/use-words.ts';
import { type DrawFromPhoto, DrawingProvider } from '#features/photos/web/draw-from-photo.ts';
import type { usePhotoUpload } from '#features/photos/web/use-photo-upload.ts';
import { PackPicture } from '#features/previews/web/pack-picture.tsx';
import { previewCaptions } from '#features/previews/web/preview-caption.ts';
import { PreviewFrame } from '#features/previews/web/preview-frame.tsx';
import { PreviewPanel } from '#features/previews/web/preview-panel.tsx';
import { type Preview, usePreview } from '#features/previews/web/use-preview.ts';
import { WithPreview } from '#features/previews/web/with-preview.tsx';
import { aboutTemplate } from '#features/templates/contract.ts';
import { TemplateStep } from '#features/templates/web/template-step.tsx';
import { useOfferedTemplates } from '#features/templates/web/use-offered-templates.ts';
import { DescriptionField } from '#features/toytwins/web/description-field.tsx';
import { sendForFile } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { useAuth } from '#web/identity/identity-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { BrowserPhoto } from './browser-photo.ts';
import { ChosenPhoto } from './chosen-photo.tsx';
import type { Wishes } from './kept-try.ts';

type Props = {
  photo: BrowserPhoto;
  /** Sends a part of the photo in its place. */
  upload: ReturnType<typeof usePhotoUpload<BrowserPhoto>>;
  wishes: Wishes;
  onChange: (part: Partial<Wishes>) => void;
  onChooseAnother: () => void;
  /** Ends when the page is left. */
  onKeep: () => Promise<void>;
};

/** Has pictures drawn from a photo that is kept in memory only. */
export function OwnBoxes(props: Props) {
  const { photo } = props;
  const draw: DrawFromPhoto = useCallback(
    (picture, { sourceImage: _, ...wishes }, signal) =>
      photo.withToken((token) => sendForFile(`/api/try/${picture}`, { ...wishes, token }, signal)),
    [photo],
  );
  return (
    <DrawingProvider value={draw}>
      <Boxes {...props} />
    </DrawingProvider>
  );
}

/** The three packs with this person in them, look and words, and the way to keep them. */
function Boxes({ photo, upload, wishes, onChange, onChooseAnother, onKeep }: Props) {
  const offered = useOfferedTemplates();
  const { description, design } = wishes;
  const templateId = offered.find((id) => id === wishes.templateId) ?? offered[0] ?? wishes.templateId;
  const inputs = { sourceImage: photo.address, description, design: designOf(design) ?? {} };
  const preview = usePreview({ ...inputs, templateId });
  return (
    <>
      <div className="flex flex-1 flex-col gap-6 pb-6">
        <ChosenPhoto
          photo={photo}
          upload={upload}
          onChooseAnother={onChooseAnother}
          onFace={() => onChange({ design: { ...design, look: {} } })}
        />
        {preview.error && (
          <RetryNotice onRetry={preview.tryAgain}>
            {serverMessage(preview.error, previewCaptions.failed)}
          </RetryNotice>
        )}
        {/* On a phone the cards below are small: the chosen box comes first, large. */}
        <PreviewFrame
          picture={preview.picture}
          alt={`Your ${aboutTemplate(templateId).name} box, large`}
          busy={preview.state === 'drawing'}
          className="aspect-square w-full sm:hidden"
        />
        <TemplateStep
          chosen={templateId}
          onChoose={(chosen) => onChange({ templateId: chosen })}
          picture={(id) => <PackPicture inputs={{ ...inputs, templateId: id }} />}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="font-semibold">Not quite you? Change hair, skin, glasses and more.</p>
          <Look photo={photo} preview={preview} wishes={wishes} onChange={onChange} />
        </div>
        <Words wishes={{ ...wishes, templateId }} preview={preview} onChange={onChange} />
      </div>
      <KeepBar onKeep={onKeep} />
    </>
  );
}

type LookProps = Pick<Props, 'photo' | 'wishes' | 'onChange'> & { preview: Preview };

function Look({ photo, preview, wishes: { description, design }, onChange }: LookProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        Your look
      </Button>
      {open && (
        <LazyLookEditor
          photo={{ sourceImage: photo.address, thumbnail: photo.address }}
          look={design.look}
          words={{ description, removed: design.removed }}
          remembered={null}
          preview={preview}
          onChange={(look) => onChange({ design: { ...design, look } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type WordsProps = Pick<Props, 'wishes' | 'onChange'> & { preview: Preview };

/** The words and contents of the box, with the chosen box in view while the person types. */
function Words({ wishes, preview, onChange }: WordsProps) {
  const { templateId, description, design } = wishes;
  const { reading, errors } = useWords({ description, design }, null);
  const changeDesign = (part: Partial<Wishes['design']>) => onChange({ design: { ...design, ...part } });
  return (
    <section aria-labelledby="your-words" className="flex flex-col gap-5">
      <h2 id="your-words" className="text-2xl">
        Who’s your character?
      </h2>
      <WithPreview
        place="page"
        preview={
          <PreviewPanel
            preview={preview}
            templateId={templateId}
            hero
            onAnotherLook={() => changeDesign({ variant: nextVariant(design.variant) })}
          />
        }
      >
        <div className="flex flex-col gap-6">
          <DescriptionField
            value={description}
            error={errors.description}
            rows={3}
            onChange={(words) => onChange({ description: words })}
          />
          <UnderstoodParts
            of={reading}
            isRefused={errors.description !== null}
            added={design.added}
            removed={design.removed}
            onChange={changeDesign}
          />
          <BoxFields design={design} errors={errors} onChange={changeDesign} />
        </div>
      </WithPreview>
    </section>
  );
}

function KeepBar({ onKeep }: Pick<Props, 'onKeep'>) {
  const [busy, setBusy] = useState(false);
  const isSignedIn = useAuth().status === 'signed-in';
  const toast = useToast();
  const keep = async () => {
    setBusy(true);
    try {
      await onKeep();
    } catch (error) {
      setBusy(false);
      toast(serverMessage(error, 'Your photo could not be sent. It is still here: please try again.'));
    }
  };
  return (
    <div className="bottom-0 z-20 tall:sticky -mx-4 flex flex-wrap items-center justify-between gap-3 border-t-2 border-line bg-paper px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6">
      <p className="min-w-0 flex-[1_1_12rem] text-sm text-soft">
        Keep this box, with your look and your words.{!isSignedIn && ' An account is free.'} Two of you? Then
        add a second person: two in one box.
      </p>
      <Button size="lg" busy={busy} onClick={() => void keep()} className="flex-[1_1_9rem] sm:flex-none">
        Keep it
      </Button>
    </div>
  );
}
