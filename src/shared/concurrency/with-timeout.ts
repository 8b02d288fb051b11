// p-timeout would be a dependency for five lines.

/**
 * What `work` resolves to, if it does so within `milliseconds`.
 * @throws {Error} after that time. The work itself continues; its result is ignored.
 */
export function withTimeout<Answer>(milliseconds: number, work: Promise<Answer>): Promise<Answer> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
