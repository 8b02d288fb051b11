import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';

/** For a row of buttons: the one that shows the page's link as a QR code, whose code is loaded with the first press. */
export function PageQrCode({ shareUrl }: { shareUrl: string }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-expanded={shown} onClick={() => setShown(!shown)}>
        QR code
      </Button>
      {shown && <Code shareUrl={shareUrl} />}
    </>
  );
}

function Code({ shareUrl }: { shareUrl: string }) {
  const { Part, failed, again } = useLazyComponent('qr-code', () => import('./qr-code.tsx'));
  if (failed)
    return (
      <div className="order-last basis-full">
        <RetryNotice onRetry={again}>The QR code could not be loaded.</RetryNotice>
      </div>
    );
  return (
    <figure className="order-last flex basis-full flex-wrap items-center gap-4">
      <div className="w-56 max-w-full">
        {Part ? (
          <Part text={shareUrl} label="QR code of the public page" />
        ) : (
          <div className="aspect-square animate-breathe rounded-lg bg-sunken" />
        )}
      </div>
      <figcaption className="max-w-[24ch] text-sm text-soft">
        A phone’s camera opens the page. Print it on a card, or hold it out at a party.
      </figcaption>
    </figure>
  );
}
