import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A refusal: the S3 protocol's error code and status. */
export interface S3Refusal {
  code: string;
  status: number;
}

const denied = (code: string): S3Refusal => ({ code, status: 403 });

/**
 * Verifies a request's signature (AWS Signature Version 4, in the header), its keys and its body's hash.
 * @returns the refusal, or undefined.
 */
export function refuseSignature(
  request: IncomingMessage,
  body: Buffer,
  keys: { accessKeyId: string; secretAccessKey: string },
): S3Refusal | undefined {
  const [, credential = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(.+), ?SignedHeaders=(.+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  if (!signature) return denied('AccessDenied');
  const [accessKeyId, ...scope] = credential.split('/');
  if (accessKeyId !== keys.accessKeyId) return denied('InvalidAccessKeyId');
  const payload = String(request.headers['x-amz-content-sha256']);
  const text = [
    'AWS4-HMAC-SHA256',
    String(request.headers['x-amz-date']),
    scope.join('/'),
    sha256(canonicalRequest(request, signedHeaders, payload)),
  ].join('\n');
  const key = scope.reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${keys.secretAccessKey}`,
  );
  if (hmac(key, text).toString('hex') !== signature) return denied('SignatureDoesNotMatch');
  if (payload !== sha256(body)) return { code: 'XAmzContentSHA256Mismatch', status: 400 };
  return undefined;
}

function canonicalRequest(request: IncomingMessage, signedHeaders: string, payload: string): string {
  const [path, query = ''] = (request.url ?? '').split('?');
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim().replace(/ +/g, ' ')}\n`);
  const sorted = query
    .split('&')
    .map((pair) => (pair && !pair.includes('=') ? `${pair}=` : pair))
    .sort();
  return [request.method, path, sorted.join('&'), headers.join(''), signedHeaders, payload].join('\n');
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
