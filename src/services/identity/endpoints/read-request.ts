import type { z } from 'zod';
import { toStored } from '../stored-address.ts';

/** A request whose body and query are known; better-auth gets nothing else of what was sent. */
export interface KnownRequest {
  request: Request;
  /** The email address in the form of `toEmailAddress`; empty without one. */
  email: string;
}

/** What an endpoint is sent: a query by GET, a body by POST. */
export type Sent = z.ZodType<Record<string, unknown>>;

/**
 * Reads what was sent.
 * @param url of the endpoint, without a query.
 * @returns the answer 400 if it is not what the endpoint expects.
 */
export async function readRequest(
  request: Request,
  url: string,
  sent: Sent,
): Promise<KnownRequest | Response> {
  const isPost = request.method === 'POST';
  const written = isPost ? await readJson(request) : Object.fromEntries(new URL(request.url).searchParams);
  const { data, error } = sent.safeParse(written);
  if (!data) return refuse(error);
  const email = typeof data.email === 'string' ? data.email : undefined;
  const passed = { ...data, ...(email !== undefined && { email: toStored(email) }) };
  const query = Object.entries(passed).map(([name, value]) => [name, String(value)]);
  const { method, headers } = request;
  return {
    request: isPost
      ? new Request(url, { method, headers, body: JSON.stringify(passed) })
      : new Request(`${url}?${new URLSearchParams(query)}`, { headers }),
    email: email ?? '',
  };
}

function refuse({ issues: [issue] }: z.ZodError): Response {
  const code = issue?.path[0] === 'email' ? 'INVALID_EMAIL' : 'VALIDATION_ERROR';
  return Response.json({ code, message: issue?.message ?? 'Invalid request' }, { status: 400 });
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
