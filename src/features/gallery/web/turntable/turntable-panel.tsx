import { type ComponentProps, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type TurntableMaker from './turntable-maker.tsx';

/** A loop of the turning toy to post. Its code is loaded when somebody wants one. */
export function TurntablePanel(props: ComponentProps<typeof TurntableMaker>) {
  const [shown, setShown] = useState(false);
  return (
    <section aria-label="A loop to post" className="flex flex-col gap-4">
      <Button variant="secondary" aria-expanded={shown} onClick={() => setShown(!shown)}>
        Turning loop to post
      </Button>
      {shown && <MakerWhenLoaded {...props} />}
    </section>
  );
}

function MakerWhenLoaded(props: ComponentProps<typeof TurntableMaker>) {
  const { Part, failed, again } = useLazyComponent('turntable-maker', () => import('./turntable-maker.tsx'));
  if (Part) return <Part {...props} />;
  if (!failed) return null;
  return (
    <RetryNotice onRetry={again}>
      This could not be loaded. Please check your internet connection.
    </RetryNotice>
  );
}
