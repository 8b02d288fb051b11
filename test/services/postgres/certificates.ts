import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** A CA and a certificate that it signed, in PEM. */
export interface Certificates {
  /** File of the CA's certificate. */
  caFile: string;
  ca: string;
  key: string;
  certificate: string;
}

/** Creates a CA and a certificate for a host name with OpenSSL. */
export async function makeCertificates(folder: string, name: string, host: string): Promise<Certificates> {
  const file = (ending: string) => path.join(folder, `${name}-${ending}.pem`);
  const openssl = (...args: string[]) => promisify(execFile)('openssl', args);
  const newKey = ['-newkey', 'rsa:2048', '-nodes', '-keyout'];
  const days = ['-days', '2'];
  await openssl(
    'req',
    '-x509',
    ...newKey,
    file('ca-key'),
    '-out',
    file('ca'),
    ...days,
    '-subj',
    `/CN=${name}`,
  );
  const signed = ['-CA', file('ca'), '-CAkey', file('ca-key'), '-addext', `subjectAltName=DNS:${host}`];
  await openssl(
    ...['req', '-x509', ...newKey, file('key'), '-out', file('host'), ...days],
    ...['-subj', `/CN=${host}`, ...signed],
  );
  const [ca, key, certificate] = await Promise.all(
    ['ca', 'key', 'host'].map((ending) => readFile(file(ending), 'utf8')),
  );
  return { caFile: file('ca'), ca: ca ?? '', key: key ?? '', certificate: certificate ?? '' };
}
