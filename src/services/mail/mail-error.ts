import { z } from 'zod';
import { maskAddresses, maskMailbox } from './mask-address.ts';

/** The receiving side refused this mail for good: sending it again would be refused again. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** The mail could not be handed over now; trying later may help. */
export class MailDelayedError extends Error {
  override readonly name = 'MailDelayedError';
}

/** What nodemailer attaches to its errors. */
const smtpError = z.object({
  message: z.string(),
  code: z.string().optional(),
  command: z.string().optional(),
  response: z.string().optional(),
  permanent: z.boolean().optional(),
});

/** An answer to these speaks of the mail; to any other (sign-in, sender) of our own set-up, which can be mended. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];

/**
 * Sorts a failure of sending; its words go to logs and job tables, so addresses in them are masked.
 * @param to whom the mail was for, if anybody: some servers name the mailbox without its domain.
 */
export function toMailError(error: unknown, to = ''): MailRefusedError | MailDelayedError {
  const parsed = smtpError.safeParse(error);
  if (!parsed.success) return new MailDelayedError('The mail could not be sent');
  const { message, code = '', command = '', response, permanent } = parsed.data;
  const words = maskMailbox(maskAddresses(`${code} ${command}: ${response ?? message}`.trim()), to);
  const final = permanent && ABOUT_THE_MAIL.includes(command);
  return final ? new MailRefusedError(words) : new MailDelayedError(words);
}
