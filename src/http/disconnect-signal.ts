import type { FastifyReply } from 'fastify';

/** Nobody waits for the answer any more; no failure of ours. */
export class CallerDisconnectedError extends Error {
  override readonly name = 'CallerLeftError';
}

/** Aborts when the caller hangs up before the answer: nobody waits for it any more. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort(new CallerDisconnectedError('The caller hung up'));
  });
  return left.signal;
}
