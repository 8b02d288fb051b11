import type { FastifyReply } from 'fastify';

/** Aborts when the caller hangs up before the answer: nobody waits for it any more. */
export function leftSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort(new Error('The caller hung up'));
  });
  return left.signal;
}
