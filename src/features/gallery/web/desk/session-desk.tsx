import { useEffect, useRef, useState } from 'react';
import { deskFailureWords } from '#features/toytwins/web/desk/desk-failure.ts';
import { openOnDesk } from '#features/toytwins/web/desk/open-on-desk.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Opens the toy in a WebXR session of the browser. A separate chunk, because few browsers have such sessions. */
export default function SessionDesk({ glb }: { glb: string }) {
  const { button, isOpen, failure, open } = useDeskSession(glb);
  return (
    <>
      <p className="text-soft">Your camera puts it in front of you, 15 cm high. {HINT}</p>
      <Button ref={button} variant="secondary" busy={isOpen} onClick={open} className="self-start">
        Open the camera
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
}

const HINT = 'Look at a table, then tap to put your toy there.';

function useDeskSession(glb: string) {
  const button = useRef<HTMLButtonElement>(null);
  const ending = useRef<AbortController>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState('');
  useEffect(() => () => ending.current?.abort(), []);
  // Where it was before the session, which had the focus.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  const open = async () => {
    setOpen(true);
    setFailure('');
    ending.current = new AbortController();
    try {
      await openOnDesk({ model: glb, hint: HINT, signal: ending.current.signal });
    } catch (error) {
      setFailure(deskFailureWords(error));
    } finally {
      setOpen(false);
    }
  };
  return { button, isOpen, failure, open };
}
