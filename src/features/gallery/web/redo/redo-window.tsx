import { type ReactNode, useState } from 'react';
import type { Price } from '#features/checkout/contract.ts';
import { PhotoRecipients } from '#features/photos/web/photo-recipients.tsx';
import type { Toytwin } from '#features/toytwins/contract.ts';
import type { RedoBody } from '#features/toytwins/redo/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { promiseWords } from '../follow-ups/money-words.ts';
import { useBuyFollowUp } from '../follow-ups/use-buy-follow-up.ts';
import { RedoForm } from './redo-form.tsx';
import { type RedoProblem, type RedoWishes, redoBodyOf, redoProblemOf, shownWishes } from './redo-wishes.ts';
import { useAskRedo } from './use-ask-redo.ts';

type Props = {
  toytwin: Toytwin;
  /** Null if it is free. */
  price: Price | null;
  wishes: RedoWishes;
  onChange: (wishes: RedoWishes) => void;
  onClose: () => void;
};

const REASON_MISSING: RedoProblem = { field: 'reason', words: 'Please tell us what is not right' };

/**
 * Another drawing, in its own chunk: what is wrong, the look, the words and the box, next to the preview. Then it is
 * asked for, or paid for on the hosted page. What is entered is kept when the window is closed and when the call fails.
 */
export default function RedoWindow({ toytwin, price, wishes, onChange, onClose }: Props) {
  const { send, busy } = useSend(toytwin.id, price, wishes);
  const [problem, setProblem] = useState<RedoProblem | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  // Every press shows its problem again, so that it is announced again.
  const [presses, setPresses] = useState(0);
  const change = (part: Partial<RedoWishes>) => {
    setProblem(null);
    onChange({ ...wishes, ...part });
  };
  const onSend = () => {
    setPresses(presses + 1);
    const { reason } = wishes;
    if (reason === null) return setProblem(REASON_MISSING);
    setProblem(null);
    if (isRefused) return;
    send(redoBodyOf({ ...shownWishes(toytwin, wishes), reason }), (error) =>
      setProblem(redoProblemOf(error)),
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={price ? 'Draw it again' : 'Make it again'}
      wide
      footer={
        <>
          {problem?.field === null && (
            <Notice key={presses} tone="error" className="w-full" answer>
              {problem.words}
            </Notice>
          )}
          <PhotoRecipients />
          <SendButton price={price} busy={busy} onSend={onSend} />
        </>
      }
    >
      <RedoForm
        toytwin={toytwin}
        wishes={wishes}
        problem={problem}
        presses={presses}
        onRefusal={setIsRefused}
        onChange={change}
      />
    </Dialog>
  );
}

/** Asks for the free redo, or goes to the payment page of one that is paid. */
function useSend(id: string, price: Price | null, wishes: RedoWishes) {
  const ask = useAskRedo(id);
  const { buy, busy } = useBuyFollowUp(id, JSON.stringify(wishes));
  const send = (body: RedoBody, onError: (error: unknown) => void) =>
    price ? buy({ purpose: 'redo', ...body }, onError) : ask.mutate(body, { onError });
  return { send, busy: ask.isPending || busy };
}

type SendProps = { price: Price | null; busy: boolean; onSend: () => void };

function SendButton({ price, busy, onSend }: SendProps): ReactNode {
  return (
    <>
      {price && <p className="font-semibold">{promiseWords(price, 'your new version')}</p>}
      <Button
        variant="primary"
        size="lg"
        busy={busy}
        onClick={onSend}
        className="max-sm:w-full max-sm:px-3 max-sm:text-base"
      >
        {price ? 'Continue to Payment' : 'Remake it for free'}
      </Button>
    </>
  );
}
