import type { OrderRow } from '#features/checkout/tables.ts';
import { readDesign } from '#features/designs/server/read-design.ts';
import { readyTitleOf } from '#features/toytwins/contract.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import { assertNever } from '#shared/assert-never.ts';

/** What the email about something that is ready says; `name` is that of the toy twin with its number. */
interface ReadyWords {
  subject: string;
  preview: string;
  paragraph: string;
}

/** By what the order was for. */
export function readyWords(
  purpose: OrderRow['purpose'],
  name: string,
  { tier, ...toytwin }: Pick<ToytwinRow, 'tier' | 'portrayed' | 'design'>,
): ReadyWords {
  switch (purpose) {
    case 'toytwin':
      return {
        subject: readyTitleOf({ ...toytwin, design: readDesign(toytwin.design) }),
        preview: `${name} of your series is now in your gallery.`,
        paragraph: `${name} is out of the mold and in its box.${tier === 'premium' ? ' The 3D character and its printable file are there, too.' : ''}`,
      };
    case 'redo':
      return {
        subject: 'Your new version is ready',
        preview: `${name} has been drawn again and is now in your gallery.`,
        paragraph: `${name} has been drawn again and is now in your gallery. The earlier versions are kept there, too.`,
      };
    case 'upgrade':
      return {
        subject: 'Your toy twin is premium now',
        preview: `The 3D character of ${name} is in your gallery.`,
        paragraph: `${name} has stepped out of its box. The 3D character and its printable file are in your gallery.`,
      };
    default:
      return assertNever(purpose);
  }
}
