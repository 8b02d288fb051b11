import type { ReactNode } from 'react';
import { PreviewFrame } from '#features/previews/web/preview-frame.tsx';
import type { Preview } from '#features/previews/web/use-preview.ts';
import { aboutTemplate, type TemplateId } from '#features/templates/contract.ts';
import { defaultTitle } from '#features/toytwins/contract.ts';
import { unlessBlank } from '#shared/has-ink.ts';
import { NameText } from '#web/ui/name-text.tsx';

type Props = {
  preview: Preview;
  templateId: TemplateId;
  /** On the box, as it was typed. */
  name: string | undefined;
  /** What is bought, such as 'Premium'. */
  ware: string;
  price: string;
  /** ' plus tax' where tax is added. */
  tax: string;
  children?: ReactNode;
};

/**
 * What is about to be paid, with its picture: the payment page of another company shows neither the picture nor the name
 * (decision 018).
 */
export function OrderSummary({ preview, templateId, name, ware, price, tax, children }: Props) {
  const pack = aboutTemplate(templateId).name;
  return (
    <section
      aria-label="Your order"
      className="flex flex-col gap-3 rounded-card border-2 border-edge bg-card p-4 sm:p-5"
    >
      <div className="flex items-center gap-4">
        <PreviewFrame
          picture={preview.picture}
          alt="Your box"
          busy={preview.state === 'drawing'}
          className="size-24 sm:size-28"
        />
        <div className="min-w-0 flex-1">
          <p className="font-display text-xl sm:text-2xl">
            <NameText>{unlessBlank(name ?? '') ?? defaultTitle(templateId)}</NameText>
          </p>
          <p className="text-soft">
            {pack}, {ware}
          </p>
          <p className="mt-1 font-bold tabular-nums">
            {price}
            {tax}
          </p>
        </div>
      </div>
      {children}
    </section>
  );
}
