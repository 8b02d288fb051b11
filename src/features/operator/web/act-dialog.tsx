import { type FormEvent, type ReactNode, useState } from 'react';
import { LazySecondFactor } from '#features/accounts/web/lazy-second-factor.tsx';
import { OwnerFields } from '#features/accounts/web/owner/owner-fields.tsx';
import { type Proof, typedProof } from '#features/accounts/web/owner/prove-owner.ts';
import { useWays } from '#features/accounts/web/owner/use-ways.ts';
import { problemWords } from '#features/accounts/web/problem-words.ts';
import { SecondFactorRequiredError } from '#web/identity/second-factor.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useOperator } from '../access/web/use-operator.ts';
import { WHY_MAX_LENGTH } from '../audit/contract.ts';
import { needsConfirmation, useAct } from './use-act.ts';

type ActDialogProps = {
  /** Label of the button that opens the dialog, the dialog's title, and the label of its last button. */
  label: string;
  /** Where the act is sent; see `useAct`. */
  url: string;
  /** What the act does, in a sentence, before it is done. */
  children?: ReactNode;
  /** More fields; their values go into `values`. */
  fields?: ReactNode;
  values?: Record<string, unknown>;
  /** Without a reason the act cannot be sent. */
  needsWhy?: boolean;
  /** Whether the fields are filled in. */
  isReady?: boolean;
  /** It ends something that cannot be had back. */
  danger?: boolean;
  /** Shown when it is done. */
  done: string;
};

/** A button and the dialog in which an operator says why, confirms who they are if needed, and does it once. */
export function ActDialog(props: ActDialogProps) {
  const [open, setOpen] = useState(false);
  const { label, danger = false } = props;
  return (
    <>
      <Button variant={danger ? 'danger' : 'secondary'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <ActWindow {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Mounted for each act, so that another one has another id. */
function ActWindow({ onClose, ...props }: ActDialogProps & { onClose: () => void }) {
  const { label, url, children, fields, values = {}, needsWhy = true, isReady = true, danger, done } = props;
  const [why, setWhy] = useState('');
  const [typed, setTyped] = useState('');
  const operator = useOperator();
  const act = useAct(url);
  const toast = useToast();
  const ways = useWays().data;
  const asksProof = needsConfirmation(act.error) || operator.data?.confirmedUntil === null;
  const filledIn = isReady && (!needsWhy || why.trim().length >= 3);
  const complete = filledIn && (!asksProof || typed !== '');
  const secondFactor = act.error instanceof SecondFactorRequiredError ? act.error.secondFactor : null;
  const send = (proof: Proof | undefined) => {
    if (act.isPending) return;
    const press = { why: why.trim() || undefined, proof, values };
    act.mutate(press, {
      onSuccess: (answer) => {
        if (answer?.refusal !== null) return;
        toast(done);
        onClose();
      },
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete) send(asksProof ? typedProof(ways, typed) : undefined);
  };
  if (secondFactor)
    return (
      <Dialog open onOpenChange={(open) => open || onClose()} title={label}>
        <LazySecondFactor
          secondFactor={secondFactor}
          onDone={() => send('done')}
          onCancel={() => act.reset()}
        />
      </Dialog>
    );
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={label}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        {children && <div>{children}</div>}
        {fields}
        {needsWhy && (
          <TextAreaField
            label="Reason"
            hint="For the audit. Please write nothing about the person that is not needed."
            rows={2}
            maxLength={WHY_MAX_LENGTH}
            value={why}
            onChange={(event) => setWhy(event.target.value)}
          />
        )}
        {asksProof && (
          <OwnerFields
            ways={ways}
            typed={typed}
            onType={setTyped}
            onProof={send}
            busy={!filledIn || act.isPending}
            why="Confirms that it is you, for five minutes."
          />
        )}
        <ActProblem error={act.error} refusal={act.data?.refusal ?? null} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Keep as it is
          </Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            disabled={!complete}
            busy={act.isPending}
          >
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function ActProblem({ error, refusal }: { error: unknown; refusal: string | null }) {
  if (refusal !== null)
    return (
      <Notice tone="error" title="This was refused" answer>
        {refusal}
      </Notice>
    );
  if (!error || needsConfirmation(error)) return null;
  return (
    <Notice tone="error" answer>
      {problemWords(error)}
    </Notice>
  );
}
