import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { refuseSignature, type S3Refusal } from './s3-signature.ts';

export const KEYS = { accessKeyId: 'TOYTWINKEY', secretAccessKey: 'a secret that only the two know' };
export const BUCKET = 'toy-twin-files';

/** A local S3-compatible store with a private bucket. */
export interface S3Server {
  endpoint: string;
  /** Configuration variables for this store. */
  variables(prefix?: string): Record<string, string>;
  /** From now on every call fails in this way; null ends that. */
  fail(fault: S3Fault | null): void;
  close(): Promise<void>;
}

/** It answers every call with 500; or sends half of each file, and cuts the connection. */
export type S3Fault = 'answers 500' | 'cuts files';

/**
 * Starts s3rver behind a gate, because s3rver neither checks version 4 signatures nor refuses unsigned
 * requests. The gate also refuses features that many compatible stores lack, such as ACLs and Amazon's newer
 * checksums.
 */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-s3-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await store.run();
  const agent = new http.Agent({ keepAlive: false });
  let fault: S3Fault | null = null;
  const gate = http.createServer(async (request, response) => {
    const body = await buffer(request);
    if (fault === 'answers 500') return refuse(response, { code: 'InternalError', status: 500 });
    const refusal = refuseSignature(request, body, KEYS) ?? refuseNovelties(request);
    if (refusal) return refuse(response, refusal);
    const answer = await forward(request, body, port, agent);
    if (request.method === 'PUT' && answer.statusCode === 200)
      await untilStored(directory, request.url ?? '', body.length);
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    if (fault === 'cuts files' && request.method === 'GET') return sendHalf(answer, response);
    answer.pipe(response);
  });
  // Avoids connections that are closed while being reused, which would look like a failure.
  gate.keepAliveTimeout = 600_000;
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const address = gate.address();
  if (!address || typeof address === 'string') throw new Error('The gate has no port');
  const endpoint = `http://127.0.0.1:${address.port}`;
  return {
    endpoint,
    variables: (prefix = '') => ({
      STORAGE_URL: `s3://${BUCKET}/${prefix}?endpoint=${encodeURIComponent(endpoint)}`,
      AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    }),
    fail(next) {
      fault = next;
    },
    async close() {
      gate.closeAllConnections();
      gate.close();
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function refuseNovelties({ headers }: http.IncomingMessage): S3Refusal | undefined {
  const novel =
    headers['x-amz-acl'] ??
    headers['x-amz-sdk-checksum-algorithm'] ??
    headers['x-amz-checksum-mode'] ??
    headers['x-amz-trailer'];
  return novel ? { code: 'NotImplemented', status: 501 } : undefined;
}

function refuse(response: http.ServerResponse, { code, status }: S3Refusal): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
}

async function sendHalf(answer: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const whole = await buffer(answer);
  response.write(whole.subarray(0, whole.length / 2), () => response.destroy());
}

async function forward(
  { method, url, headers: { authorization, ...headers } }: http.IncomingMessage,
  body: Buffer,
  port: number,
  agent: http.Agent,
): Promise<http.IncomingMessage> {
  const passed = http.request({ host: '127.0.0.1', port, method, path: url, headers, agent });
  passed.end(body);
  const [answer] = await once(passed, 'response');
  return answer;
}

/** s3rver answers before its file is complete, but S3 promises read-after-write consistency. */
async function untilStored(directory: string, url: string, size: number): Promise<void> {
  const [address = ''] = url.split('?');
  const file = `${path.join(directory, ...decodeURIComponent(address).split('/'))}._S3rver_object`;
  for (;;) {
    const now = await stat(file).catch(() => undefined);
    if (now?.size === size) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
