import type { FastifyReply } from 'fastify';

/** The caller disconnected before the answer, which is not our failure. */
export class CallerDisconnectedError extends Error {
  override readonly name = 'CallerLeftError';
}

/** A signal that aborts when the caller disconnects before the answer. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort(new CallerDisconnectedError('The caller disconnected'));
  });
  return left.signal;
}
