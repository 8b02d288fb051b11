import type { Mailer } from '#services/mail/index.ts';
import type { BeginCall } from './record-call.ts';

/** Wraps the mailer to record each email as a call of the mail server, without the recipient. */
export function instrumentMailer(mailer: Mailer, smtpUrl: string, begin: BeginCall): Mailer {
  const { host } = new URL(smtpUrl);
  return {
    ...mailer,
    async send(mail) {
      const end = begin({ host, method: 'SMTP' });
      try {
        await mailer.send(mail);
        end({});
      } catch (error) {
        end({ error });
        throw error;
      }
    },
  };
}
