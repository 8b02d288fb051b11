import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import ky from 'ky';
import * as z from 'zod/mini';
import { notifyOtherTabs } from './cross-tab-sync.ts';
import { answerOf } from './embedded-answer.ts';
import { type toSessionUser as toUser, userAnswer } from './embedded-session.ts';
import type { Passkey, Passkeys } from './identity-client.ts';
import { IdentityError } from './identity-error.ts';
import type { SessionStore } from './session-store.ts';

/** The server's questions are for the browser, which checks them itself. */
const creation = z.custom<PublicKeyCredentialCreationOptionsJSON>(hasChallenge);
const request = z.custom<PublicKeyCredentialRequestOptionsJSON>(hasChallenge);
const listed = z.array(z.object({ id: z.string(), name: z.nullish(z.string()), createdAt: z.string() }));

function hasChallenge(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'challenge' in value;
}

const calls = ky.create({ prefix: '/api/auth/passkey', retry: 0 });

/** Passkeys through our server and the browser's own windows. `toSessionUser` as for `createEmbeddedActions`. */
export function createPasskeys(session: SessionStore, toSessionUser: typeof toUser): Passkeys {
  const logIn = async (response: AuthenticationResponseJSON) => {
    const wasSignedIn = session.user() !== null;
    const { user } = await send('verify-authentication', z.object({ user: userAnswer }), { response });
    session.setUser(toSessionUser(user));
    // The tokens of the former sign-in ended with it.
    if (wasSignedIn) await session.refresh();
    notifyOtherTabs('signed-in');
  };
  /** Counts what was asked of the browser: an offer whose question comes late must not end a window that the person opened. */
  let asked = 0;
  return {
    async signIn() {
      asked += 1;
      const optionsJSON = { ...(await read('generate-authenticate-options', request)), ...CHECKED };
      const response = await unlessDismissed(() => startAuthentication({ optionsJSON }));
      if (response) await logIn(response);
      return response !== null;
    },
    async offerInField() {
      asked += 1;
      const offer = asked;
      if (!(await browserSupportsWebAuthnAutofill())) return;
      const optionsJSON = { ...(await read('generate-authenticate-options', request)), ...CHECKED };
      if (offer !== asked) return;
      const response = await unlessDismissed(() =>
        startAuthentication({ optionsJSON, useBrowserAutofill: true }),
      );
      if (response) await logIn(response);
    },
    stopOffering() {
      asked += 1;
      WebAuthnAbortService.cancelCeremony();
    },
    async add(name) {
      const optionsJSON = await read('generate-register-options', creation);
      const response = await unlessDismissed(() => startRegistration({ optionsJSON }));
      if (response) await send('verify-registration', z.unknown(), { response, name });
      return response !== null;
    },
    async list(): Promise<Passkey[]> {
      const rows = await read('list-user-passkeys', listed);
      return rows.map(({ id, name, createdAt }) => ({ id, name: name ?? 'Passkey', createdAt }));
    },
    rename: async (id, name) => void (await send('update-passkey', z.unknown(), { id, name })),
    remove: async (id) => void (await send('delete-passkey', z.unknown(), { id })),
  };
}

/** The device has to check face, finger or code: our server takes nothing else. */
const CHECKED = { userVerification: 'required' } as const;
const ALREADY_ADDED = 'This device already has a passkey for your account.';
const NOT_POSSIBLE = 'Your device could not do this. Please try another one, or use your password.';

/** The browser's answer; null if the person closed its window, or asked for something else. */
async function unlessDismissed<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (cause) {
    const { name, code } = named(cause);
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    const isAdded = code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new IdentityError('unknown', isAdded ? ALREADY_ADDED : NOT_POSSIBLE, { cause });
  }
}

function named(error: unknown): { name: string; code: string } {
  const name = error instanceof Error ? error.name : '';
  return { name, code: error instanceof WebAuthnError ? error.code : '' };
}

async function read<Schema extends z.ZodMiniType>(path: string, schema: Schema) {
  return schema.parse(await answerOf(() => calls.get(path).json()));
}

async function send<Schema extends z.ZodMiniType>(path: string, schema: Schema, json: object) {
  return schema.parse(await answerOf(() => calls.post(path, { json }).json()));
}
