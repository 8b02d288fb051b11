import { useState } from 'react';
import { serverMessage } from '#web/api/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useErasePhoto } from './use-erase-photo.ts';

const ERASE_FAILED = 'Your photo could not be erased. Please try again.';

/** Erases a photo after a confirmation dialog. */
export function ErasePhoto({ sourceImage }: { sourceImage: string }) {
  const [open, setOpen] = useState(false);
  const erase = useErasePhoto();
  const toast = useToast();
  // This button disappears before the toy twin's new state is read; only the promise still reports the end.
  const onErase = () =>
    erase.mutateAsync(sourceImage).then(
      () => {
        setOpen(false);
        toast('Photo erased');
      },
      // Said in the dialog.
      () => undefined,
    );
  return (
    <Dialog
      trigger={
        <Button variant="secondary" className="self-start">
          Erase it now
        </Button>
      }
      open={open}
      onOpenChange={setOpen}
      title="Erase this photo now?"
      description="It will be erased for good, with the drafts made from it. Your finished toy twins stay as they are, with your face on them, but they can no longer be made again."
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Keep it
          </Button>
          <Button variant="danger" busy={erase.isPending} onClick={onErase}>
            Erase
          </Button>
        </>
      }
    >
      {erase.error && <Notice tone="error">{serverMessage(erase.error, ERASE_FAILED)}</Notice>}
    </Dialog>
  );
}
