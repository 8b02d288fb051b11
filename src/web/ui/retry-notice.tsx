import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../page-focus.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = Omit<ComponentProps<typeof Notice>, 'tone' | 'action'> & {
  busy?: boolean;
  onRetry: () => void;
};

/** An error with a retry button. When the notice disappears, the focus moves to the page's heading. */
export function RetryNotice({ busy, onRetry, ...notice }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // The button may lose the focus by being disabled while busy, or with a notice that disappears by itself.
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      hadFocus.current ||= document.activeElement === own;
    };
  }, []);
  useEffect(
    () => () => {
      // Unless another element has taken the focus.
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
