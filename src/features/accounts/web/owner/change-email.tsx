import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useLazyWindow } from '#web/use-lazy-window.ts';

type Props = { email: string };

/** The button next to the address. Its window is loaded when it is pressed: few people need it. */
export function ChangeEmail({ email }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="-my-3"
        aria-label="Change email address"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Change
      </Button>
      {isOpen && <Window email={email} onClose={() => setOpen(false)} />}
    </>
  );
}

function Window(props: Props & { onClose: () => void }) {
  const Part = useLazyWindow('change-email', () => import('./change-email-dialog.tsx'), props.onClose);
  return Part && <Part {...props} />;
}
