import nodemailer from 'nodemailer';

const SECOND = 1_000;

/**
 * SMTP transport with pooled connections. Options in the URL's query (`?requireTLS=false`, `?tls.ca=…`, named
 * as in nodemailer) override the ones set here.
 * @param options.encrypted requires STARTTLS before anything is sent; `smtps:` is always encrypted.
 */
export function createSmtpTransport(url: string, options: { encrypted: boolean }) {
  return nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    requireTLS: options.encrypted,
    // Sign-in is required if there is a password: a server that offers none is not the intended one.
    forceAuth: new URL(url).username !== '',
    dnsTimeout: 10 * SECOND,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
