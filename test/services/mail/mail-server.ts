import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerAddress, type SMTPServerSession } from 'smtp-server';

const here = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
/** Self-signed for localhost and 127.0.0.1; trusted only where configured. */
export const certificate = here('certificate.pem');

/** A password with every character that has a meaning in a URL. */
export const ACCOUNT = { user: 'toys@shop.example', password: 'p@ss:/?#%25 word' };

/** A received email. */
export interface Arrived {
  from: string;
  to: string[];
  encrypted: boolean;
  user: string;
  mail: Email;
}

/** The error code and command of a refusal; without one emails are accepted. */
interface Refusals {
  recipient?: number | undefined;
  data?: number | undefined;
}

/** A real SMTP server on loopback. */
export interface MailServer {
  port: number;
  arrived: Arrived[];
  /** The number of connections and all named recipients. */
  seen: { connections: number; recipients: string[] };
  refusals: Refusals;
  close(): Promise<void>;
}

export interface MailServerOptions {
  port?: number;
  /** TLS from the first byte (`smtps:`). */
  secure?: boolean;
  /** Offers no STARTTLS, and accepts sign-in without it. */
  plain?: boolean;
}

/** Starts a server that requires {@link ACCOUNT} over STARTTLS unless `options` say otherwise. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { port = 0, secure = false, plain = false } = options;
  const arrived: Arrived[] = [];
  const seen = { connections: 0, recipients: [] as string[] };
  const refusals: Refusals = {};
  const server = new SMTPServer({
    secure,
    key: here('key.pem'),
    cert: certificate,
    logger: false,
    allowInsecureAuth: plain,
    disabledCommands: plain ? ['STARTTLS'] : [],
    onConnect(_session, done) {
      seen.connections += 1;
      done();
    },
    onAuth({ username, password }, _session, done) {
      const right = username === ACCOUNT.user && password === ACCOUNT.password;
      if (right) done(null, { user: ACCOUNT.user });
      else done(answer(535, 'Authentication failed'));
    },
    onRcptTo({ address }, _session, done) {
      seen.recipients.push(address);
      const code = refusals.recipient;
      done(code ? answer(code, `<${address}> is not wanted`) : null);
    },
    onData(stream, session, done) {
      const parse = async () => PostalMime.parse(await buffer(stream));
      parse().then((mail) => {
        const code = refusals.data;
        if (code) return done(answer(code, 'This is not wanted'));
        arrived.push({ ...envelopeOf(session), mail });
        done();
      }, done);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    arrived,
    seen,
    refusals,
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function envelopeOf(session: SMTPServerSession): Omit<Arrived, 'mail'> {
  const { mailFrom, rcptTo } = session.envelope;
  const from: SMTPServerAddress | false = mailFrom;
  return {
    from: from ? from.address : '',
    to: rcptTo.map(({ address }) => address),
    encrypted: session.secure,
    user: String(session.user ?? ''),
  };
}

function answer(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

/**
 * The value for `SMTP_URL`. `query` as nodemailer reads it; {@link trusted} makes it trust the certificate.
 */
export function smtpUrl(
  server: Pick<MailServer, 'port'>,
  query: Record<string, string> = {},
  given: { protocol?: 'smtp' | 'smtps'; password?: string } = {},
): string {
  const { protocol = 'smtp', password = ACCOUNT.password } = given;
  const person = `${encodeURIComponent(ACCOUNT.user)}:${encodeURIComponent(password)}`;
  const words = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${protocol}://${person}@127.0.0.1:${server.port}?${words.join('&')}`;
}
export const trusted = { 'tls.ca': certificate };
