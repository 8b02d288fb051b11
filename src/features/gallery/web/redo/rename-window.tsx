import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { printedTitle, type Toytwin, toytwin as toytwinSchema } from '#features/toytwins/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { sendJson } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { changeCards, forgetHiddenCards } from '../change-cards.ts';
import { failureMessage } from '../failure-message.ts';
import { toytwinQuery } from '../use-toytwin.ts';

type Props = { toytwin: Toytwin; onClose: () => void };

const RENAME_FAILED = 'The name could not be changed. It is still here. Please try again.';

/** A new name, and what happens with it: said before the press. In its own chunk. */
export default function RenameWindow({ toytwin, onClose }: Props) {
  const form = useId();
  const second = toytwin.design?.second;
  // Of two people the names as they are printed; of one the title, which may be another since.
  const [name, setName] = useState(
    (second && toytwin.design?.name) ?? (second ? '' : printedTitle(toytwin.title)),
  );
  const [secondName, setSecondName] = useState(second?.name ?? '');
  const [print, setPrint] = useState(toytwin.freeBox === true);
  const rename = useRename(toytwin.id, onClose);
  const isBusy = toytwin.redo?.state === 'waiting';
  const mayPrint = toytwin.freeBox === true && !isBusy;
  const prints = mayPrint && print;
  const { error } = rename;
  const atName = error instanceof ApiError && error.field === 'name' ? error.message : undefined;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate({ name, print: prints, ...(second && { secondName }) });
  };
  return (
    <Dialog
      open
      title="Rename this toy twin"
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep the name
          </Button>
          <Button type="submit" form={form} busy={rename.isPending}>
            {prints ? 'Print a new box' : 'Change the title'}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <TextField
          label={second ? 'First name' : 'New name'}
          autoComplete="off"
          value={name}
          error={atName}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {second && (
          <TextField
            label="Second name"
            autoComplete="off"
            value={secondName}
            onChange={({ currentTarget }) => setSecondName(currentTarget.value)}
          />
        )}
        {mayPrint && (
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1.5 font-bold">What should change?</legend>
            <Way
              chosen={print}
              onChoose={() => setPrint(true)}
              title="Box and title"
              words="We print a new box with this name: free, once. It takes about a minute. You keep the old box, and your free redo."
            />
            <Way
              chosen={!print}
              onChoose={() => setPrint(false)}
              title="Only the title"
              words="Your gallery shows the new name at once. The picture keeps the name that is on the box. The free box stays for another time."
            />
          </fieldset>
        )}
        {!mayPrint && (
          <p className="text-soft">
            {isBusy
              ? 'A new version is being made just now. This changes the title in your gallery alone.'
              : 'This changes the title in your gallery. The picture keeps the name that is on the box.'}
          </p>
        )}
        {error && !atName && <Notice tone="error">{failureMessage(error, RENAME_FAILED)}</Notice>}
      </form>
    </Dialog>
  );
}

type WayProps = { chosen: boolean; onChoose: () => void; title: string; words: string };

function Way({ chosen, onChoose, title, words }: WayProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-xl border-2 border-line p-3 has-checked:border-edge has-checked:bg-sun/25 dark:has-checked:border-sun">
      <input type="radio" name="way" checked={chosen} onChange={onChoose} className="mt-1 size-5 shrink-0" />
      <span>
        <span className="block font-bold">{title}</span>
        <span className="block text-sm text-soft">{words}</span>
      </span>
    </label>
  );
}

function useRename(id: string, onRenamed: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  const { queryKey } = toytwinQuery(id);
  return useMutation({
    mutationFn: (body: { name: string; secondName?: string; print: boolean }) =>
      sendJson(toytwinSchema, 'put', `/api/toytwins/${id}/name`, body),
    onSuccess: (answer, { print }) => {
      queries.setQueryData(queryKey, answer);
      changeCards(queries, (item) => (item.id === id ? { ...item, title: answer.title } : item));
      forgetHiddenCards(queries);
      toast(print ? 'Renamed. Your new box is being printed.' : 'Renamed');
      onRenamed();
    },
    // What is possible may have changed in another tab.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
