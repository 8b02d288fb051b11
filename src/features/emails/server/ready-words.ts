import type { OrderRow } from '#features/checkout/tables.ts';
import type { Tier } from '#features/toytwins/contract.ts';
import { assertNever } from '#shared/assert-never.ts';

/** What the email about something that is ready says; `name` is that of the toy twin with its number. */
interface ReadyWords {
  subject: string;
  preview: string;
  paragraph: string;
}

/** By what the order was for. */
export function readyWords(purpose: OrderRow['purpose'], name: string, tier: Tier): ReadyWords {
  switch (purpose) {
    case 'toytwin':
      return {
        subject: 'Your toy twin is ready',
        preview: `${name} of your series hangs in your gallery.`,
        paragraph: `${name} is out of the mould and in its box.${tier === 'premium' ? ' The 3D character and its file to print are there too.' : ''}`,
      };
    case 'redo':
      return {
        subject: 'Your new version is ready',
        preview: `${name} was drawn once more and hangs in your gallery.`,
        paragraph: `${name} was drawn once more and hangs in your gallery now. The versions before it are kept there, too.`,
      };
    case 'upgrade':
      return {
        subject: 'Your toy twin is premium now',
        preview: `The 3D character of ${name} is in your gallery.`,
        paragraph: `${name} has stepped out of its box. The 3D character and its file to print are in your gallery.`,
      };
    default:
      return assertNever(purpose);
  }
}
