import { z } from 'zod';
import { maskAddresses, maskMailbox } from './mask-address.ts';

/** The recipient's side refused the email permanently; a retry would be refused again. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** The email could not be handed over now; a retry may help. */
export class MailDelayedError extends Error {
  override readonly name = 'MailDelayedError';
}

/** The fields that nodemailer adds to its errors. */
const smtpError = z.object({
  message: z.string(),
  code: z.string().optional(),
  command: z.string().optional(),
  response: z.string().optional(),
  permanent: z.boolean().optional(),
});

/**
 * Commands whose refusal concerns this email. Refusals of others (sign-in, sender) are our configuration's
 * fault.
 */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];

/**
 * Converts an error of sending. The message goes to logs and job tables, so email addresses are masked.
 * @param to the recipient; some servers quote the mailbox without its domain.
 */
export function toMailError(error: unknown, to = ''): MailRefusedError | MailDelayedError {
  const parsed = smtpError.safeParse(error);
  if (!parsed.success) return new MailDelayedError('The mail could not be sent');
  const { message, code = '', command = '', response, permanent } = parsed.data;
  const words = maskMailbox(maskAddresses(`${code} ${command}: ${response ?? message}`.trim()), to);
  const final = permanent && ABOUT_THE_MAIL.includes(command);
  return final ? new MailRefusedError(words) : new MailDelayedError(words);
}
