import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { MailConfig } from '#config/mail.ts';
import type { EmailContent } from './email-content.ts';
import { toMailError } from './mail-error.ts';
import { createOutboxTransport } from './outbox.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { PICTURE_ID, writeHtml } from './write-html.ts';
import { writeText } from './write-text.ts';

/** A letter to one person. */
export interface Mail {
  /** An e-mail address. */
  to: string;
  /** Made from the record that it speaks of, so that a mail sent twice can be recognised: `receipt.{order id}`. */
  id: string;
  letter: EmailContent;
}

/** Sends mail. */
export interface Mailer {
  /**
   * Hands a mail over to the server. Resolves when the server has taken responsibility for it.
   * @throws {MailRefusedError} when this mail is refused for good, {MailDelayedError} when later may help.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Who sends, by which server, and where mail lies without one. */
export interface MailerOptions extends MailConfig {
  outboxDir: string;
  /** In production nothing is sent unencrypted, unless the address says so. */
  production: boolean;
}

/** Mail by SMTP when an address is given, else into the outbox of the data folder. */
export function createMailer({ smtpUrl, from, outboxDir, production }: MailerOptions): Mailer {
  const transport = smtpUrl
    ? createSmtpTransport(smtpUrl, { encrypted: production })
    : nodemailer.createTransport(createOutboxTransport(outboxDir));
  return {
    async send(mail) {
      try {
        await transport.sendMail({ from, ...toMessage(mail, from.address) });
      } catch (error) {
        throw toMailError(error, mail.to);
      }
    },
    close: () => transport.close(),
  };
}

function toMessage({ to, id, letter }: Mail, sender: string): SendMailOptions {
  const { picture, unsubscribeUrl } = letter;
  return {
    // As an object it can never be read as several addresses.
    to: { name: '', address: to },
    subject: letter.subject.replace(/\s+/g, ' '),
    messageId: `<${id}@${sender.split('@')[1]}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(unsubscribeUrl && { list: { unsubscribe: unsubscribeUrl } }),
    text: writeText(letter),
    html: writeHtml(letter),
    ...(picture && {
      attachments: [
        { cid: PICTURE_ID, filename: 'toy-twin.jpg', contentType: 'image/jpeg', content: picture.jpeg },
      ],
    }),
  };
}
