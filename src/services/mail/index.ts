import nodemailer from 'nodemailer';
import { createOutboxTransport } from './outbox.ts';

/** A mail in text and HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Mail by SMTP when an address is given, else into the outbox of the data folder. */
export function createMailer(options: { smtpUrl?: string; from: string; outboxDir: string }): Mailer {
  const transport = options.smtpUrl
    ? nodemailer.createTransport(options.smtpUrl)
    : nodemailer.createTransport(createOutboxTransport(options.outboxDir));
  return {
    async send(mail) {
      await transport.sendMail({ from: options.from, ...mail });
    },
    close: () => transport.close(),
  };
}
