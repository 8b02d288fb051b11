import type { LookChoices } from '@toy-twin/studio/look';
import { useEffect, useEffectEvent, useState } from 'react';
import { rememberedLook } from '#features/designs/web/remembered-look.ts';
import type { Preview } from '#features/previews/web/use-preview.ts';
import type { WizardDraft } from '#features/toytwins/web/wizard-draft.ts';
import { browserStorage } from '#web/safe-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';

type Props = {
  uid: string;
  photo: NonNullable<WizardDraft['photo']>;
  preview: Preview;
  look: LookChoices;
  onChange: (look: LookChoices) => void;
};

/** Opens 'Your look'; and offers the look of the last toy twin, as long as nothing of it has been chosen. */
export function YourLook(props: Props) {
  const { uid, look, onChange } = props;
  const [open, setOpen] = useState(false);
  const remembered = rememberedLook(browserStorage(), uid);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        Your look
      </Button>
      {remembered && Object.keys(look).length === 0 && (
        <Button variant="secondary" onClick={() => onChange(remembered)}>
          Use my look again
        </Button>
      )}
      {open && <EditorWhenWanted {...props} remembered={remembered} onClose={() => setOpen(false)} />}
    </>
  );
}

type EditorProps = Props & { remembered: LookChoices | null; onClose: () => void };

/** Loads the drawer's code when it is opened first. */
function EditorWhenWanted(props: EditorProps) {
  const { Part, failed } = useLazyComponent(
    'look-editor',
    () => import('#features/designs/web/look/look-editor.tsx'),
  );
  const toast = useToast();
  const giveUp = useEffectEvent(() => {
    toast('This could not be opened. Please check your internet connection and try again.');
    props.onClose();
  });
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
  return Part && <Part {...props} />;
}
