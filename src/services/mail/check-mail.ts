import type { Config } from '#config.ts';
import { toMailError } from './mail-error.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/**
 * Connects to the configured mail server and signs in, without sending anything.
 * @returns a detail for the report.
 * @throws {Error} with the problem and its remedy.
 */
export async function checkMail({ mail, production }: Config): Promise<string> {
  if (!mail.smtpUrl) return 'stored in the outbox of the data folder, nothing is sent (no SMTP_URL)';
  const server = new URL(mail.smtpUrl).host;
  const transport = createSmtpTransport(mail.smtpUrl, { encrypted: production });
  try {
    await transport.verify();
  } catch (error) {
    throw new Error(`${server}: ${adviceFor(toMailError(error).message)}`);
  } finally {
    transport.close();
  }
  return `${server} answers, mail comes from ${mail.from.name} <${mail.from.address}>`;
}

/** The remedy for an error; `words` start with nodemailer's code. */
function adviceFor(words: string): string {
  if (words.includes('certificate')) return `${untrusted} (${words})`;
  const [code = ''] = words.split(' ');
  return `${advice[code] ?? 'the mail server cannot be used; check SMTP_URL'} (${words})`;
}

const untrusted =
  'its certificate is not trusted; set NODE_EXTRA_CA_CERTS to its CA, or correct the host in SMTP_URL';
const advice: Record<string, string> = {
  EAUTH: 'user name or password was refused; check both in SMTP_URL, special characters percent-encoded',
  ENOAUTH: 'the server requires a user name and password; add them to SMTP_URL',
  EDNS: 'the host does not exist; check the host in SMTP_URL',
  ESOCKET: 'the server cannot be reached; check host and port in SMTP_URL, and the firewall',
  ECONNECTION: 'the server cannot be reached; check host and port in SMTP_URL, and the firewall',
  ETIMEDOUT: 'no answer in ten seconds; check host and port in SMTP_URL (smtps:// for 465, smtp:// for 587)',
  ETLS: 'the server offers no encryption; add ?requireTLS=false to SMTP_URL only if you accept that',
};
