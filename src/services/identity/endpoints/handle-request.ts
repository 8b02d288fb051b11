import { z } from 'zod';
import { BASE_PATH } from '../base-path.ts';
import type { EmbeddedIdentity } from '../embedded.ts';
import type { Call, Endpoint, EndpointNeeds } from './call.ts';
import { followSignInLink, resetPassword } from './follow-link.ts';
import { createMailRequest } from './request-mail.ts';
import { signIn } from './sign-in.ts';
import { createSignUp } from './sign-up.ts';
import { withSession } from './with-session.ts';

const pass: Endpoint = ({ answer }) => answer();

/**
 * The endpoints of better-auth that the web app uses. It has twice as many, and each version adds some: among them are
 * passwords that can be guessed at an unattended browser, an error page with text from its URL, and links to any site.
 */
function createEndpoints(identity: EmbeddedIdentity): Record<string, Endpoint> {
  return {
    'GET /get-session': withSession(identity),
    'GET /token': withSession(identity),
    'GET /jwks': pass,
    'POST /sign-up/email': createSignUp(),
    'POST /update-user': withSession(identity),
    'POST /sign-in/email': signIn,
    'POST /sign-out': pass,
    'POST /sign-in/magic-link': createMailRequest('signInLink'),
    'GET /magic-link/verify': followSignInLink,
    'POST /request-password-reset': createMailRequest('reset'),
    'POST /reset-password': resetPassword,
    'POST /send-verification-email': createMailRequest('confirmation'),
    'GET /verify-email': pass,
  };
}

const withEmail = z.object({ email: z.string().max(320) });

/** Answers requests to the embedded identity within its rate limits; 404 for endpoints that we do not use. */
export function createRequestHandler(identity: EmbeddedIdentity, needs: EndpointNeeds) {
  const endpoints = createEndpoints(identity);
  /** @param place the caller's network address, or IPv6 prefix. */
  return async (request: Request, place: string): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const endpoint = endpoints[`${request.method} ${pathname.replace(BASE_PATH, '')}`];
    if (!endpoint) return new Response(null, { status: 404 });
    const email = await emailIn(request);
    const call: Call = {
      request,
      email,
      place,
      device: needs.devices.find(request, email),
      answer: () => identity.handler(request.clone()),
    };
    return endpoint(call, needs);
  };
}

async function emailIn(request: Request): Promise<string> {
  const written = await request
    .clone()
    .json()
    .catch(() => undefined);
  const body = withEmail.safeParse(written);
  return body.success ? body.data.email.trim().toLowerCase() : '';
}
