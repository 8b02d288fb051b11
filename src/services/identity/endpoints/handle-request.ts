import type { z } from 'zod';
import { BASE_PATH } from '../base-path.ts';
import type { EmbeddedIdentity } from '../embedded.ts';
import type { Call, Endpoint, EndpointNeeds } from './call.ts';
import { followSignInLink, resetPassword } from './follow-link.ts';
import { withoutFormerSession } from './former-session.ts';
import { presentAnswer } from './present-answer.ts';
import { readRequest, type Sent } from './read-request.ts';
import { createLinkRequest, createMailRequest } from './request-mail.ts';
import * as schemas from './schemas.ts';
import { signIn } from './sign-in.ts';
import { createSignUp } from './sign-up.ts';
import { addPasskey, askForPasskey, signInByPasskey } from './use-passkey.ts';
import { askProvider, comeBack, openAccount } from './use-provider.ts';
import { withSession } from './with-session.ts';

const pass: Endpoint = ({ answer }) => answer();

/** An endpoint with what it is sent and what it answers. */
interface Described {
  sent: Sent;
  /** Null: it leads to one of our pages. */
  answers: z.ZodType | null;
  endpoint: Endpoint;
}

/**
 * The endpoints of better-auth that the web app uses. It has twice as many, and each version adds some: among them are
 * passwords that can be guessed at an unattended browser, an error page with text from its URL, and links to any site.
 */
function describeEndpoints(identity: EmbeddedIdentity): Record<string, Described> {
  const { nothing, onlyEmail, link, done, signedIn } = schemas;
  const mailing = (kind: Parameters<typeof createMailRequest>[0]): Described => ({
    sent: onlyEmail,
    answers: done,
    endpoint: createMailRequest(kind),
  });
  const ofSession = withSession(identity);
  return {
    'GET /get-session': { sent: nothing, answers: schemas.session, endpoint: ofSession },
    'GET /token': { sent: nothing, answers: schemas.idToken, endpoint: ofSession },
    'GET /jwks': { sent: nothing, answers: schemas.publicKeys, endpoint: pass },
    'POST /sign-up/email': { sent: schemas.newAccount, answers: signedIn, endpoint: createSignUp() },
    'POST /update-user': { sent: schemas.newName, answers: done, endpoint: ofSession },
    'POST /sign-in/email': {
      sent: schemas.credentials,
      answers: signedIn,
      endpoint: withoutFormerSession(identity, signIn),
    },
    'POST /sign-out': { sent: nothing, answers: schemas.signedOut, endpoint: pass },
    'POST /sign-in/magic-link': {
      sent: schemas.wantedLink,
      answers: done,
      endpoint: createLinkRequest(),
    },
    'GET /magic-link/verify': { sent: link, answers: signedIn, endpoint: followSignInLink },
    'POST /request-password-reset': mailing('reset'),
    'POST /reset-password': { sent: schemas.newPassword, answers: done, endpoint: resetPassword },
    'POST /send-verification-email': mailing('confirmation'),
    'GET /verify-email': { sent: link, answers: done, endpoint: pass },
    ...describePasskeys(identity),
    ...describeProviders(identity),
  };
}

function describeProviders(identity: EmbeddedIdentity): Record<string, Described> {
  const { nothing, sentBack } = schemas;
  const back: Described = { sent: sentBack, answers: null, endpoint: comeBack(identity) };
  return {
    'POST /sign-in/social': {
      sent: schemas.wantedProvider,
      answers: schemas.elsewhere,
      endpoint: askProvider,
    },
    'GET /callback/google': back,
    'GET /callback/apple': back,
    'GET /opening': { sent: nothing, answers: schemas.opening, endpoint: pass },
    'POST /opening': { sent: nothing, answers: schemas.signedIn, endpoint: openAccount },
  };
}

function describePasskeys(identity: EmbeddedIdentity): Record<string, Described> {
  const { nothing, passkeyOptions: options } = schemas;
  const ofSession = withSession(identity);
  const own = (sent: Sent, answers: z.ZodType): Described => ({ sent, answers, endpoint: ofSession });
  return {
    'GET /passkey/generate-authenticate-options': {
      sent: nothing,
      answers: options,
      endpoint: askForPasskey,
    },
    'POST /passkey/verify-authentication': {
      sent: schemas.usedPasskey,
      answers: schemas.signedIn,
      endpoint: signInByPasskey(identity),
    },
    'GET /passkey/generate-register-options': own(nothing, options),
    'POST /passkey/verify-registration': {
      sent: schemas.newPasskey,
      answers: schemas.addedPasskey,
      endpoint: addPasskey(ofSession),
    },
    'GET /passkey/list-user-passkeys': own(nothing, schemas.passkeys),
    'POST /passkey/update-passkey': own(schemas.renamedPasskey, schemas.changedPasskey),
    'POST /passkey/delete-passkey': own(schemas.onePasskey, schemas.done),
  };
}

/** Answers requests to the embedded identity within its rate limits; 404 for endpoints that we do not use. */
export function createRequestHandler(identity: EmbeddedIdentity, needs: EndpointNeeds) {
  const endpoints = describeEndpoints(identity);
  /** @param place the caller's network address, or IPv6 prefix. */
  return async (received: Request, place: string): Promise<Response> => {
    const { pathname, origin } = new URL(received.url);
    const described = endpoints[`${received.method} ${pathname.replace(BASE_PATH, '')}`];
    if (!described) return new Response(null, { status: 404 });
    const known = await readRequest(received, origin + pathname, described.sent);
    if (known instanceof Response) return known;
    const call: Call = {
      ...known,
      place,
      device: needs.devices.find(known.request, known.email),
      answer: () => identity.handler(known.request.clone()),
    };
    const answer = await described.endpoint(call, needs);
    return described.answers ? presentAnswer(answer, described.answers) : answer;
  };
}
