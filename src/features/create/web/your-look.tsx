import type { LookChoices } from '@toy-twin/studio/look';
import { useState } from 'react';
import { LazyLookEditor } from '#features/designs/web/lazy-look-editor.tsx';
import type { LookWords } from '#features/designs/web/look/look-panel.tsx';
import { rememberedLook } from '#features/designs/web/remembered-look.ts';
import type { Preview } from '#features/previews/web/use-preview.ts';
import type { WizardDraft } from '#features/toytwins/web/wizard-draft.ts';
import { browserStorage } from '#web/safe-storage.ts';
import { Button } from '#web/ui/button.tsx';

type Props = {
  /** Whose last look is offered; null for the second person, of whom none is remembered. */
  uid: string | null;
  /** What the button is called. */
  label: string;
  /** What the window is called. */
  title?: string;
  photo: NonNullable<WizardDraft['photo']>;
  preview: Preview;
  look: LookChoices;
  words: LookWords;
  onChange: (look: LookChoices) => void;
};

/** Opens 'Your look'; and offers the look of the last toy twin, as long as nothing of it has been chosen. */
export function YourLook({ uid, label, ...editor }: Props) {
  const { look, onChange } = editor;
  const [open, setOpen] = useState(false);
  const remembered = uid === null ? null : rememberedLook(browserStorage(), uid);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {remembered && Object.keys(look).length === 0 && (
        <Button variant="secondary" onClick={() => onChange(remembered)}>
          Use my look again
        </Button>
      )}
      {open && <LazyLookEditor {...editor} remembered={remembered} onClose={() => setOpen(false)} />}
    </>
  );
}
