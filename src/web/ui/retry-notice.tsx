import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../page-focus.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = Omit<ComponentProps<typeof Notice>, 'tone' | 'action'> & {
  busy?: boolean;
  onRetry: () => void;
};

/** An error that may pass. The button goes with it: reading goes on at the page's heading. */
export function RetryNotice({ busy, onRetry, ...notice }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // Pressed, and then disabled while it is busy; or only reached by keys when the notice goes by itself.
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      hadFocus.current ||= document.activeElement === own;
    };
  }, []);
  useEffect(
    () => () => {
      // Unless what came instead has taken the focus.
      if (hadFocus.current && document.activeElement === document.body) focusHeading();
    },
    [],
  );
  const retry = () => {
    hadFocus.current = true;
    onRetry();
  };
  return (
    <Notice
      {...notice}
      tone="error"
      action={
        <Button ref={button} variant="secondary" busy={busy} onClick={retry}>
          Try again
        </Button>
      }
    />
  );
}
