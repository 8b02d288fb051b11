import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { inTransaction, type SandboxContext, type Scope } from '../scope.ts';
import { sandboxIdempotencyKeys } from '../tables.ts';
import { type Answer, ApiError } from './api-error.ts';

export type IncomingCall = {
  method: string;
  path: string;
  body: string;
  requestId: string;
  idempotencyKey: string | null;
};

/**
 * Answers a call, and the same again to every call with its `Idempotency-Key`, refusals included. The key, the
 * change and its events are one transaction, so that a second call at the same moment waits for the first.
 * @returns the answer, and whether it is a repetition.
 */
export function withIdempotency(
  context: SandboxContext,
  call: IncomingCall,
  operation: (scope: Scope) => Promise<Answer>,
): Promise<Answer & { replayed: boolean }> {
  const { idempotencyKey: key } = call;
  const work = async (scope: Scope) => {
    if (key === null) return { ...(await refusalsAsAnswers(() => operation(scope))), replayed: false };
    const fingerprint = fingerprintOf(call);
    const claimed = await scope.tx
      .insert(sandboxIdempotencyKeys)
      .values({ key, fingerprint, status: 0, body: null, created: scope.now })
      .onConflictDoNothing()
      .returning({ key: sandboxIdempotencyKeys.key });
    if (claimed.length === 0) return replay(scope, key, fingerprint);
    const answer = await refusalsAsAnswers(() => operation(scope));
    await scope.tx.update(sandboxIdempotencyKeys).set(answer).where(eq(sandboxIdempotencyKeys.key, key));
    return { ...answer, replayed: false };
  };
  return inTransaction(context, work, call);
}

/** A refusal is an answer like any other: what was settled on the way to it, such as an expiry, stays. */
async function refusalsAsAnswers(operation: () => Promise<Answer>): Promise<Answer> {
  try {
    return await operation();
  } catch (error) {
    if (error instanceof ApiError) return error.answer;
    throw error;
  }
}

async function replay(scope: Scope, key: string, fingerprint: string) {
  const [known] = await scope.tx
    .select()
    .from(sandboxIdempotencyKeys)
    .where(eq(sandboxIdempotencyKeys.key, key));
  if (known?.fingerprint !== fingerprint) {
    throw new ApiError(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
        `Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return { status: known.status, body: known.body, replayed: true };
}

function fingerprintOf(call: IncomingCall): string {
  return createHash('sha256').update(`${call.method} ${call.path}\n${call.body}`).digest('hex');
}
