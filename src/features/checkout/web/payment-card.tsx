import type { ReactNode } from 'react';
import { PegCard } from '#web/ui/peg-card.tsx';
import { Starburst } from '#web/ui/starburst.tsx';

type Props = { mark: 'paid' | 'cancelled'; children: ReactNode };

/** The card that both pages after the payment provider's share: a stamp and a few words. */
export function PaymentCard({ mark, children }: Props) {
  return (
    <PegCard as="div" className="mx-auto mt-4 max-w-lg sm:mt-12">
      <div className="flex flex-col items-center gap-3 px-6 pt-4 pb-8 text-center">
        <Starburst
          tone={mark === 'paid' ? 'grass' : 'sun'}
          className="size-28 text-[calc(var(--spacing)*12)]"
        >
          <span aria-hidden="true">{mark === 'paid' ? '✓' : '↩'}</span>
        </Starburst>
        {children}
      </div>
    </PegCard>
  );
}
