import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { MailConfig } from '#config/mail.ts';
import type { SellerConfig } from '#config/seller.ts';
import { readableAddress } from '#shared/readable-address.ts';
import type { EmailContent } from './email-content.ts';
import { toMailError } from './mail-error.ts';
import { createOutboxTransport } from './outbox.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { PICTURE_ID, writeHtml } from './write-html.ts';
import { writeText } from './write-text.ts';

/** An email to one recipient. */
export interface Mail {
  /** An email address. */
  to: string;
  /**
   * Derived from the record of the email, such as `receipt.{order id}`, so that a duplicate can be
   * recognized.
   */
  id: string;
  content: EmailContent;
}

/** Sends emails. */
export interface Mailer {
  /**
   * Hands an email over to the server; resolves when the server has accepted it.
   * @throws {MailRefusedError} if it is refused permanently, {MailDelayedError} if a retry may help.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Mail configuration and the outbox's folder. */
export interface MailerOptions extends MailConfig {
  outboxDir: string;
  /** Whoever sells, named below every email; undefined if nobody is configured. */
  seller: SellerConfig | undefined;
  /** In production emails are encrypted in transit unless the URL says otherwise. */
  production: boolean;
}

/** Sends by SMTP if a server is configured, otherwise to the outbox in the data folder. */
export function createMailer(options: MailerOptions): Mailer {
  const { smtpUrl, from, outboxDir, production } = options;
  const transport = smtpUrl
    ? createSmtpTransport(smtpUrl, { encrypted: production })
    : nodemailer.createTransport(createOutboxTransport(outboxDir));
  return {
    async send(mail) {
      try {
        await transport.sendMail({ from, ...toMessage(withSender(mail, options), from.address) });
      } catch (error) {
        throw toMailError(error, mail.to);
      }
    },
    close: () => transport.close(),
  };
}

/** Every email says whom to ask and who sells, except those to the operator's own address. */
function withSender(mail: Mail, { contact, seller }: MailerOptions): Mail {
  const { content, to } = mail;
  if (to === contact) return mail;
  const notes = [
    ...content.notes,
    `Questions? Write to ${readableAddress(contact)}.`,
    ...(seller ? [sellerLine(seller)] : []),
  ];
  return { ...mail, content: { ...content, notes } };
}

function sellerLine({ name, address, email, taxNumber, register }: SellerConfig): string {
  const parts = [
    [name, ...address].join(', '),
    readableAddress(email),
    ...(taxNumber ? [`Tax number ${taxNumber}`] : []),
    ...(register ? [register] : []),
  ];
  return `Toy Twin is sold by ${parts.join(' · ')}`;
}

function toMessage({ to, id, content }: Mail, sender: string): SendMailOptions {
  const { picture, unsubscribeUrl } = content;
  return {
    // As an object the address can never be parsed as several recipients.
    to: { name: '', address: to },
    subject: content.subject.replace(/\s+/g, ' '),
    messageId: `<${id}@${sender.split('@')[1]}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(unsubscribeUrl && { list: { unsubscribe: unsubscribeUrl } }),
    text: writeText(content),
    html: writeHtml(content),
    ...(picture && {
      attachments: [
        { cid: PICTURE_ID, filename: 'toy-twin.jpg', contentType: 'image/jpeg', content: picture.jpeg },
      ],
    }),
  };
}
