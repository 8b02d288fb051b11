import { useEffect, useEffectEvent, useState } from 'react';
import type { WordsCheck } from '#features/designs/web/words-problem.ts';
import type { PhotoUpload } from '#features/photos/web/use-photo-upload.ts';
import { useOfferedTemplates } from '#features/templates/web/use-offered-templates.ts';
import type { FormStep, WizardDraft } from '#features/toytwins/web/wizard-draft.ts';
import { stepProblem } from './wizard-rules.ts';

/**
 * What Continue does at a step: it shows what is missing, waits for the server's word list where that is still being asked,
 * and goes on.
 */
export function useContinue(
  step: FormStep,
  draft: WizardDraft,
  upload: Pick<PhotoUpload, 'busy' | 'clear'>,
  goOn: () => void,
) {
  // The step at which Continue was pressed last. Its problem is shown until it is solved.
  const [pressed, setPressed] = useState<FormStep | null>(null);
  // Every press renders a new notice, so that it is announced again.
  const [presses, setPresses] = useState(0);
  // The server's word list objects while something is typed; that is shown at the field at once.
  const [check, setCheck] = useState<WordsCheck>('fine');
  // Continue was pressed before the list had answered.
  const [isWaiting, setIsWaiting] = useState(false);
  const offered = useOfferedTemplates();

  const press = () => {
    setPressed(step);
    setPresses(presses + 1);
    if (step === 'upload' && !draft.photo) upload.clear();
    if (stepProblem(step, draft, offered)) return;
    if (step !== 'description' || check === 'fine') goOn();
    else setIsWaiting(check === 'asked');
  };
  const onAnswer = useEffectEvent(() => {
    setIsWaiting(false);
    if (step === 'description' && check === 'fine') goOn();
  });
  useEffect(() => {
    if (isWaiting && check !== 'asked') onAnswer();
  }, [isWaiting, check]);

  const isPressed = pressed === step;
  return {
    press,
    presses,
    isPressed,
    /** What is missing at a step at which Continue was pressed. */
    missing: isPressed && !upload.busy ? stepProblem(step, draft, offered) : null,
    isWaiting,
    stopWaiting: () => setIsWaiting(false),
    setCheck,
  };
}
