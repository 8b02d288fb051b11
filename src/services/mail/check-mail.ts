import { z } from 'zod';
import type { Config } from '#config.ts';
import { toMailError } from './mail-error.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/**
 * Connects to the configured mail server and signs in, without sending anything.
 * @returns a detail for the report.
 * @throws {Error} with the problem and its remedy.
 */
export async function checkMail({ mail, production }: Config): Promise<string> {
  if (!mail.smtpUrl)
    return 'no SMTP_URL: nothing is sent, emails are stored in the outbox of the data folder';
  const server = new URL(mail.smtpUrl).host;
  const transport = createSmtpTransport(mail.smtpUrl, { encrypted: production });
  try {
    await transport.verify();
  } catch (error) {
    throw new Error(`${server}: ${adviceFor(error)}`);
  } finally {
    transport.close();
  }
  return `${server} answers, mail comes from ${mail.from.name} <${mail.from.address}>`;
}

/** nodemailer's code, and the one of the system or of OpenSSL that it replaced. */
const codesOf = z.object({ code: z.string().catch(''), originalCode: z.string().catch('') });
/** OpenSSL's codes for an invalid certificate. */
const CERTIFICATE = /CERT|UNABLE_TO_VERIFY|ALTNAME|ISSUER/;

/** The remedy for an error of nodemailer, and its words with addresses masked. */
function adviceFor(error: unknown): string {
  const { code, originalCode } = codesOf.parse(error);
  const words = toMailError(error).message;
  if (CERTIFICATE.test(originalCode)) return `${untrusted} (${words})`;
  return `${advice[code] ?? 'the mail server cannot be used; check SMTP_URL'} (${words})`;
}

const untrusted =
  'its certificate is not trusted; set NODE_EXTRA_CA_CERTS to its CA, or correct the host in SMTP_URL';
const advice: Record<string, string> = {
  EAUTH: 'user name or password was refused; check both in SMTP_URL, with special characters percent-encoded',
  ENOAUTH: 'the server requires a user name and password; add them to SMTP_URL',
  EDNS: 'the host does not exist; check the host in SMTP_URL',
  ESOCKET: 'the server cannot be reached; check host and port in SMTP_URL, and the firewall',
  ECONNECTION: 'the server cannot be reached; check host and port in SMTP_URL, and the firewall',
  ETIMEDOUT: 'no answer in ten seconds; check host and port in SMTP_URL (smtps:// for 465, smtp:// for 587)',
  ETLS: 'the server offers no encryption; add ?requireTLS=false to SMTP_URL only if you accept that',
};
