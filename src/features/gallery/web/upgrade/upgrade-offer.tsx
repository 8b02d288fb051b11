import { type Ref, useState } from 'react';
import { CHECKOUT_FAILED, type FollowUp, type Price } from '#features/checkout/contract.ts';
import { PhotoRecipients } from '#features/photos/web/photo-recipients.tsx';
import { TurningToy } from '#features/previews/web/turning-toy.tsx';
import type { Toytwin } from '#features/toytwins/contract.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { failureWords, priceWords, promiseWords } from '../follow-ups/money-words.ts';
import { OfferBox } from '../follow-ups/offer-box.tsx';
import { useBuyFollowUp } from '../follow-ups/use-buy-follow-up.ts';

type Props = {
  toytwin: Toytwin;
  price: Price;
  /** The last one, which was not charged. */
  order: FollowUp['order'];
  place: Ref<HTMLElement>;
};

/** What premium adds to a basic toy twin. */
const CONTENTS = ['3D toy character, out of its box', '3D file for viewers and printers: GLB and STL'];
const FOR_EACH = 'Both for every version you have';

/** The own figure turning, what premium brings, and the way to its payment page. */
export function UpgradeOffer({ toytwin, price, order, place }: Props) {
  const { id, sourceImage, templateId, prompt, design, versions = [] } = toytwin;
  const { buy, busy } = useBuyFollowUp(id, id);
  const [problem, setProblem] = useState<string | null>(null);
  const failure = failureWords(order);
  const onBuy = () => {
    setProblem(null);
    buy({ purpose: 'upgrade' }, (error) => setProblem(serverMessage(error, CHECKOUT_FAILED)));
  };
  return (
    <OfferBox ref={place} title="See it in 3D">
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ul className="flex flex-1 basis-48 flex-col gap-1.5">
          {(versions.length > 1 ? [...CONTENTS, FOR_EACH] : CONTENTS).map((line) => (
            <li key={line} className="flex gap-2">
              <span aria-hidden="true" className="font-extrabold text-good">
                ✓
              </span>
              {line}
            </li>
          ))}
        </ul>
        {sourceImage && (
          <TurningToy inputs={{ sourceImage, templateId, description: prompt, toytwinId: id, design }} />
        )}
      </div>
      <p className="text-soft">{promiseWords(price, 'your 3D character')}</p>
      <PhotoRecipients />
      {problem && (
        <Notice tone="error" answer>
          {problem}
        </Notice>
      )}
      <Button variant="secondary" busy={busy} onClick={onBuy} className="self-start">
        {`Upgrade to premium, ${priceWords(price)}`}
      </Button>
    </OfferBox>
  );
}
