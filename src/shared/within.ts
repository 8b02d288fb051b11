/** What `work` resolves to. @throws after `milliseconds` without an answer; the work itself is not ended. */
export function within<Answer>(milliseconds: number, work: Promise<Answer>): Promise<Answer> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
