import { type ComponentProps, useEffect, useRef } from 'react';
import { focusHeading } from '../page-focus.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = Omit<ComponentProps<typeof Notice>, 'tone' | 'action'> & {
  busy?: boolean;
  onRetry: () => void;
};

/** An error that may pass. The button goes with it: reading goes on at the page's heading. */
export function RetryNotice({ busy, onRetry, ...notice }: Props) {
  const pressed = useRef(false);
  useEffect(
    () => () => {
      // Unless what came instead has taken the focus.
      if (pressed.current && document.activeElement === document.body) focusHeading();
    },
    [],
  );
  const retry = () => {
    pressed.current = true;
    onRetry();
  };
  return (
    <Notice
      {...notice}
      tone="error"
      action={
        <Button variant="secondary" busy={busy} onClick={retry}>
          Try again
        </Button>
      }
    />
  );
}
