import { type ComponentProps, useState } from 'react';
import { serverMessage } from '#web/api/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useDeleteToytwin } from './use-delete-toytwin.ts';

type Props = {
  id: string;
  title: string;
  trigger: ComponentProps<typeof Dialog>['trigger'];
  onRemoved?: () => void;
};

const REMOVE_FAILED = 'This toy twin could not be removed. Please try again.';

/** Deletes a toy twin after a confirmation dialog. */
export function DeleteToytwin({ id, title, trigger, onRemoved }: Props) {
  const [open, setOpen] = useState(false);
  const remove = useDeleteToytwin();
  const toast = useToast();
  const onRemove = () =>
    remove.mutate(id, {
      onSuccess: () => {
        setOpen(false);
        toast('Toy twin removed');
        onRemoved?.();
      },
    });
  return (
    <Dialog
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
      title="Remove this toy twin?"
      description={`${title} will be deleted for good, with its pictures and its public page. You keep your receipts.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Keep it
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    >
      {remove.error && <Notice tone="error">{serverMessage(remove.error, REMOVE_FAILED)}</Notice>}
    </Dialog>
  );
}
