import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { emailAddress, toEmailAddress } from '#shared/email-address.ts';
import { optional } from './variable.ts';

/** Sender of all emails. */
export interface Sender {
  name: string;
  address: string;
}

/** Default sender for the outbox, where no email leaves this machine. */
const EXAMPLE: Sender = { name: 'Toy Twin', address: 'hello@toytwin.example' };

const sender = z.string().transform((text, context): Sender => {
  const [first, ...others] = addressparser(text, { flatten: true });
  const address = first && others.length === 0 ? toEmailAddress(first.address) : null;
  if (first && address !== null) {
    return { name: first.name || EXAMPLE.name, address };
  }
  context.addIssue('must be one email address, such as Toy Twin <hello@toytwin.example>');
  return z.NEVER;
});

/** Mail server and sender. */
export const mailVariables = {
  CONTACT_EMAIL: optional(
    z.string().pipe(emailAddress('must be one email address, such as help@toytwin.example')),
  ),
  MAIL_FROM: optional(sender),
  SMTP_URL: optional(
    z.url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must be a URL such as smtp://user:password@mail.example:587',
    }),
  ),
};

const variables = z.object(mailVariables);

/** Mail server and sender; without a server emails go to the outbox in the data folder. */
export interface MailConfig {
  /** Where people reach the operator. */
  contact: string;
  from: Sender;
  smtpUrl: string | undefined;
}

/** Mail configuration from validated variables. */
export function readMail(values: z.infer<typeof variables>): MailConfig {
  const from = values.MAIL_FROM ?? EXAMPLE;
  return { from, contact: values.CONTACT_EMAIL ?? from.address, smtpUrl: values.SMTP_URL };
}
