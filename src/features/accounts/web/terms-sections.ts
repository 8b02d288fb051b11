import type { Seller } from '#features/configuration/contract.ts';
import type { PhotoProcessor } from '#features/photos/contract.ts';
import { processorNames } from '#features/photos/web/photo-notice.ts';
import { REDO_DAYS } from '#features/toytwins/redo/contract.ts';
import { sellerWords } from './seller-words.ts';

export type TermsSection = { title: string; text: string[] };

/** docs/specification.md#validation: the configured minimum age, and the guardian's permission below 18. */
function ageText(minimumAge: number): string[] {
  const rule = `You must be at least ${minimumAge} years old to use Toy Twin.`;
  if (minimumAge >= 18) return [rule];
  return [
    rule,
    'If you are under 18, you may use it only with the permission of a parent or guardian, who accepts these terms with you and is responsible for what you buy.',
  ];
}

/** Names the companies that process photos; empty without any. */
function processorText(processors: readonly PhotoProcessor[]): string[] {
  if (processors.length === 0) return [];
  const who = processorNames(processors);
  return [
    `To do that, your photo and description are sent to ${who} when you continue to payment, to check them or to make the pictures. By uploading a photo, you agree to this.`,
  ];
}

/** Names whom the buyer buys from; empty if nobody is configured. */
function sellerText(seller: Seller | null): string[] {
  return seller ? [`When you buy, your contract is with ${sellerWords(seller)}.`] : [];
}

/** The ten sections of the terms (specification, "Register"), in order. */
export function termsSections(
  minimumAge: number,
  processors: readonly PhotoProcessor[],
  seller: Seller | null,
): TermsSection[] {
  return [
    {
      title: 'Acceptance',
      text: [
        'By creating an account, you accept these terms. If you do not accept them, please do not use Toy Twin. They apply to every visit, every picture and every payment.',
        ...sellerText(seller),
      ],
    },
    { title: `Age restriction: ${minimumAge}+`, text: ageText(minimumAge) },
    {
      title: 'Your content and license',
      text: [
        'Your photos and descriptions stay yours. You allow us to store and process them for one purpose only: making your toy twins and showing them to you.',
        ...processorText(processors),
        'You confirm that you have the right to use every photo you upload, and that everyone shown in it agrees. You may use the finished pictures as you like, for yourself and in public.',
      ],
    },
    {
      title: 'Prohibited content',
      text: [
        'Do not upload photos of people who have not agreed, nudity, content that sexualizes or endangers children, hatred, threats, or anything unlawful. We may refuse or remove such content and close the account.',
      ],
    },
    {
      title: 'Payment and refunds',
      text: [
        'Each toy twin is paid for once, by card, through a card payment provider; we never see your card number. The price is held on your card first and charged only when your pictures are ready. If they cannot be made, the hold is released and you pay nothing.',
        `If a toy twin is not what you hoped for, we will draw it again once, free of charge, within ${REDO_DAYS} days after it was finished.`,
        'Once charged, all sales are final, except where the law gives you rights that these terms cannot take away.',
      ],
    },
    {
      title: 'Intellectual property',
      text: [
        'The Toy Twin name, the packaging templates and the software belong to us or to those who license them to us. We do not draw or print characters, logos or brands that belong to someone else: if a description names one, we make something of our own instead and tell you before you pay.',
      ],
    },
    {
      title: 'Privacy',
      text: [
        'We keep your name, email address, photos, descriptions, pictures and orders, and no more. Location and other hidden data are removed from photos. Nothing is public unless you open a share page, and a share page never shows your photo. You can download or delete everything on your account page at any time.',
      ],
    },
    {
      title: 'Modification of the service',
      text: [
        'We may change, pause or end parts of the service, and these terms with them. What you have already paid for stays yours to download. We will tell you about important changes by email in advance.',
      ],
    },
    {
      title: 'Liability',
      text: [
        'Pictures are made automatically and may differ from what you imagined. To the extent the law allows, our liability is limited to what you paid for the toy twin in question. Nothing here limits liability that cannot be limited by law.',
      ],
    },
    {
      title: 'Governing law',
      text: [
        'These terms are governed by the law of the country in which the operator of this service is established. If you are a consumer, you also keep the protection of the law of the country you live in.',
      ],
    },
  ];
}
