import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { FirebaseConfig } from '#config/identity.ts';
import { FIREBASE_KEYS_URL } from './read-firebase-token.ts';

const keySet = z.object({ keys: z.array(z.object({ kid: z.string() })).min(1) });
const project = z.object({ authorizedDomains: z.array(z.string()).default([]) });
const refusal = z.object({ error: z.object({ message: z.string() }) });

/** Google's URLs; tests use others. */
interface Places {
  keys: string;
  toolkit: string;
}

const GOOGLE: Places = { keys: FIREBASE_KEYS_URL, toolkit: 'https://identitytoolkit.googleapis.com' };

/**
 * Reads Google's public keys, checks that the API key belongs to the project, and attempts a log-in with a
 * nonexistent account, which shows whether email and password sign-in is enabled. Changes nothing and is
 * free.
 * @param publicUrl the product's URL, which the API key may be restricted to.
 * @throws {Error} with the problem and its remedy.
 */
export async function checkFirebase(
  config: FirebaseConfig,
  publicUrl: string,
  google: Places = GOOGLE,
): Promise<string> {
  const { projectId, emulatorHost } = config;
  const toolkit = emulatorHost ? `http://${emulatorHost}/identitytoolkit.googleapis.com` : google.toolkit;
  const ask = (path: string, body?: object) =>
    askToolkit(`${toolkit}${path}?key=${encodeURIComponent(config.apiKey)}`, `${publicUrl}/`, body);
  const facts = [`Firebase project ${projectId}`];
  if (emulatorHost) facts.push(`emulator at ${emulatorHost}, ID tokens unsigned`);
  else facts.push(`${await countKeys(google.keys)} public keys`);
  facts.push(checkDomains(await ask('/v1/projects'), projectId));
  facts.push(checkLogin(await ask('/v1/accounts:signInWithPassword', nobody())));
  return facts.join(', ');
}

const nobody = () => ({ email: 'doctor@toytwin.example', password: randomUUID(), returnSecureToken: true });

async function countKeys(address: string): Promise<number> {
  const answer = keySet.safeParse(await readJson(await reach(address)));
  if (answer.success) return answer.data.keys.length;
  throw new Error(`${new URL(address).host} does not return the public keys of Firebase's ID tokens.`);
}

/**
 * An answer of Google's Identity Toolkit; `refused` is the error code at the start of a refusal's message.
 */
type Answer = { refused: string } | { refused: undefined; body: unknown };

async function askToolkit(address: string, referer: string, body?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json', referer };
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await readJson(await reach(address, { headers, ...sent }));
  const refused = refusal.safeParse(answer);
  return refused.success ? { refused: refused.data.error.message } : { refused: undefined, body: answer };
}

async function reach(address: string, options: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, { ...options, signal: AbortSignal.timeout(10_000) });
  } catch (cause) {
    const { host } = new URL(address);
    throw new Error(`${host} cannot be reached. Check this machine's outbound network access.`, { cause });
  }
}

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => null);

/**
 * The project's own domains show whether the API key belongs to the project; both may have been removed from
 * the list.
 */
function checkDomains(answer: Answer, projectId: string): string {
  if (answer.refused !== undefined) {
    throw new Error(`FIREBASE_API_KEY is refused: ${answer.refused}`);
  }
  const { data } = project.safeParse(answer.body);
  if (!data) throw new Error('FIREBASE_API_KEY: unexpected answer about its project.');
  const own = data.authorizedDomains.filter((domain) => /\.(firebaseapp\.com|web\.app)$/.test(domain));
  if (own.some((domain) => domain.startsWith(`${projectId}.`))) return "the API key is the project's";
  if (own.length === 0) return 'an API key whose project is unknown';
  throw new Error(
    `FIREBASE_API_KEY belongs to another project than FIREBASE_PROJECT_ID (${projectId}): its domains are ${own.join(', ')}.`,
  );
}

function checkLogin(answer: Answer): string {
  const code = answer.refused?.split(' ')[0];
  switch (code) {
    case 'INVALID_LOGIN_CREDENTIALS':
      return 'email and password on, email enumeration protection on';
    case 'EMAIL_NOT_FOUND':
    case 'INVALID_PASSWORD':
      return 'email and password on, email enumeration protection off';
    case 'OPERATION_NOT_ALLOWED':
    case 'PASSWORD_LOGIN_DISABLED':
      throw new Error(
        'Email and password sign-in is disabled: Firebase console, Authentication, Sign-in method.',
      );
    case 'CONFIGURATION_NOT_FOUND':
      throw new Error(
        'Authentication is not set up for the project: Firebase console, Authentication, Get started.',
      );
    default:
      throw new Error(
        `Unexpected answer to a log-in with a nonexistent account: ${answer.refused ?? 'it succeeded'}`,
      );
  }
}
