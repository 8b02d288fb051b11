import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a line of the log belongs to: the request, and within a job also the job and the ids that it carries.
 * Ids only, never anything about a person.
 */
export type CallContext = Readonly<Record<string, string>>;

const contexts = new AsyncLocalStorage<CallContext>();

/** The context that the running code was called in; empty outside of requests and jobs. */
export function currentContext(): CallContext {
  return contexts.getStore() ?? {};
}

/** Calls `work` such that everything it does, now and later, has this context. */
export function runInContext<Result>(context: CallContext, work: () => Result): Result {
  return contexts.run(context, work);
}
