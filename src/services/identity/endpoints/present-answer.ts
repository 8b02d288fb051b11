import type { z } from 'zod';
import { refusal } from './schemas.ts';

/** Headers that the web app needs; `set-auth-jwt` carries an ID token, which lives for minutes. */
const HEADERS = ['set-auth-jwt', 'retry-after', 'cache-control'];

/** The answer as callers get it: only what its schema names, so that a session token leaves only in its cookie. */
export async function presentAnswer(response: Response, schema: z.ZodType): Promise<Response> {
  const written: unknown = await response.json().catch(() => undefined);
  const body = response.ok ? schema.parse(written) : (refusal.safeParse(written).data ?? {});
  const answer = Response.json(body, { status: response.status });
  for (const name of HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) answer.headers.set(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) answer.headers.append('set-cookie', cookie);
  return answer;
}
