import { z } from 'zod';
import { optional, withDefault } from './variable.ts';

export const mailVariables = {
  MAIL_FROM: withDefault(z.string().default('Toy Twin <hello@toytwin.example>')),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
};

const variables = z.object(mailVariables);

/** Who sends mail; without an address it goes into the outbox of the data folder. */
export interface MailConfig {
  from: string;
  smtpUrl: string | undefined;
}

export function readMail(values: z.infer<typeof variables>): MailConfig {
  return { from: values.MAIL_FROM, smtpUrl: values.SMTP_URL };
}
