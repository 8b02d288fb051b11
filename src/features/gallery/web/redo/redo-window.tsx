import { useState } from 'react';
import type { Toytwin } from '#features/toytwins/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RedoForm } from './redo-form.tsx';
import { type RedoProblem, type RedoWishes, redoBodyOf, redoProblemOf, wishesOf } from './redo-wishes.ts';
import { useAskRedo } from './use-ask-redo.ts';

type Props = {
  toytwin: Toytwin;
  /** What was entered before the window was closed; null at first. */
  wishes: RedoWishes | null;
  onChange: (wishes: RedoWishes) => void;
  onClose: () => void;
};

const REASON_MISSING: RedoProblem = { field: 'reason', words: 'Please say what is not right' };

/**
 * 'Make it again', in its own chunk: what is wrong, the look, the words and the box, beside the preview. What is entered is
 * kept when the window is closed and when the call fails.
 */
export default function RedoWindow({ toytwin, wishes, onChange, onClose }: Props) {
  const now = wishes ?? wishesOf(toytwin);
  const ask = useAskRedo(toytwin.id);
  const [problem, setProblem] = useState<RedoProblem | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  // Every press shows its problem anew, so that it is announced again.
  const [presses, setPresses] = useState(0);
  const change = (part: Partial<RedoWishes>) => {
    setProblem(null);
    onChange({ ...now, ...part });
  };
  const onSend = () => {
    setPresses(presses + 1);
    const { reason } = now;
    if (reason === null) return setProblem(REASON_MISSING);
    setProblem(null);
    if (isRefused) return;
    ask.mutate(redoBodyOf({ ...now, reason }), { onError: (error) => setProblem(redoProblemOf(error)) });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Make it again"
      wide
      footer={
        <>
          {problem?.field === null && (
            <Notice key={presses} tone="error" className="w-full" answer>
              {problem.words}
            </Notice>
          )}
          <Button
            variant="primary"
            size="lg"
            busy={ask.isPending}
            onClick={onSend}
            className="max-sm:w-full max-sm:px-3 max-sm:text-base"
          >
            Make it again. This costs nothing.
          </Button>
        </>
      }
    >
      <RedoForm
        toytwin={toytwin}
        wishes={now}
        problem={problem}
        presses={presses}
        onRefusal={setIsRefused}
        onChange={change}
      />
    </Dialog>
  );
}
