import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Ids that belong to every log line: of the request and, within a job, of the job and its data. Ids only, no
 * personal data.
 */
export type CallContext = Readonly<Record<string, string>>;

const contexts = new AsyncLocalStorage<CallContext>();

/** The context of the running code; empty outside of requests and jobs. */
export function currentContext(): CallContext {
  return contexts.getStore() ?? {};
}

/** Runs `work`, and everything it starts, with this context. */
export function runInContext<Result>(context: CallContext, work: () => Result): Result {
  return contexts.run(context, work);
}
