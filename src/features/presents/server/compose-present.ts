import type { Services } from '#services/index.ts';
import type { EmailContent } from '#services/mail/email-content.ts';
import { isolate } from '#shared/isolate.ts';
import { calledName } from '#shared/names/called-name.ts';
import type { FoundPresent } from './find-present.ts';
import { formatDay } from './format-day.ts';
import { presentUrl } from './present-url.ts';

/** Patterns that mail programs turn into links. */
const ADDRESS = /[/@:\\]|[.。．｡]\p{L}{2}/u;
/** In UTF-16 units; a longer one is a message and no name. */
const LONGEST = 40;

/**
 * The mail to the recipient of a present, who has not asked for one: no word of the giver's is in it but two names. The
 * greeting is in the parcel.
 */
export function composePresent(
  { config }: Pick<Services, 'config'>,
  { present }: FoundPresent,
  giverName: string,
): EmailContent {
  const called = calledName(giverName);
  const isName = called !== '' && called.length <= LONGEST && !ADDRESS.test(called);
  const giver = isName ? isolate(called) : 'Somebody';
  const recipient = isolate(present.recipient);
  return {
    subject: `${giver} has a present for you`,
    preview: 'It is wrapped, and you open it with a tap.',
    heading: `A present for ${recipient}`,
    paragraphs: [
      `Hello ${recipient},`,
      `${giver} had a toy made and wrapped it for you. Open the parcel with a tap: you need no account.`,
      `The link works until ${formatDay(present.expiresAt)}.`,
    ],
    action: { label: 'See the parcel', url: presentUrl(config, present.token) },
    notes: [
      'We used your address for this one email and have not kept it. If you did not expect a present, ignore this email or report it at the foot of the page.',
    ],
  };
}
