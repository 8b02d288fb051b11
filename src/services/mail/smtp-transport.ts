import nodemailer from 'nodemailer';

const SECOND = 1_000;

/**
 * Mail by SMTP over connections that are kept open. What the address's query says (`?requireTLS=false`,
 * `?tls.ca=…`, the names of nodemailer's options) goes before what is set here.
 * @param options.encrypted refuses to send anything before STARTTLS; `smtps:` is encrypted in any case.
 */
export function createSmtpTransport(url: string, options: { encrypted: boolean }) {
  return nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    requireTLS: options.encrypted,
    // A server that offers no sign-in although we have a password for it is not the one that was meant.
    forceAuth: new URL(url).username !== '',
    dnsTimeout: 10 * SECOND,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
