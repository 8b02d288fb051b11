import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { type SignInProvider, signInProviders } from '#shared/sign-in-providers.ts';
import { optional, secret, webAddress, withDefault } from './variable.ts';

const PROJECT_ID = /^([a-z0-9.-]+:)?[a-z][a-z0-9-]{2,28}[a-z0-9]$/;
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;
const HOST_AND_PORT = /^([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\]):\d{1,5}$/i;

/** A provider's address without a slash at its end, as its tokens name it. */
const issuer = (address: string) =>
  withDefault(webAddress().default(address)).transform((url) => url.replace(/\/$/, ''));

/** A private key; its line breaks are real ones, or the two characters `\n`, as files of variables have one line each. */
const readKey = (text: string) => text.replaceAll('\\n', '\n');

function isApplesKey(text: string): boolean {
  try {
    return createPrivateKey(readKey(text)).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

const NOT_A_KEY =
  'must be the text of the key file (.p8) that Apple let you download, with \\n between its lines';
const providerList = z
  .string()
  .toLowerCase()
  .regex(/^(google|apple)( *, *(google|apple))?$/, 'must be google, apple, or both with a comma')
  .transform((text) => signInProviders.filter((name) => text.includes(name)));

/** Identity service: Firebase if configured, otherwise the embedded one, which Google and Apple may join. */
export const identityVariables = {
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: secret(),
  GOOGLE_ISSUER: issuer('https://accounts.google.com'),
  APPLE_CLIENT_ID: optional(z.string()),
  APPLE_TEAM_ID: optional(
    z.string().regex(/^[A-Z0-9]{10}$/, 'must be the ten letters and digits of your team'),
  ),
  APPLE_KEY_ID: optional(z.string().regex(/^[A-Z0-9]{10}$/, 'must be the ten letters and digits of the key')),
  APPLE_PRIVATE_KEY: optional(z.string().refine(isApplesKey, NOT_A_KEY)).meta({ secret: true }),
  APPLE_ISSUER: issuer('https://appleid.apple.com'),
  FIREBASE_PROJECT_ID: optional(
    z.string().regex(PROJECT_ID, 'must be the id of a Firebase project, such as toy-twin-1a2b3'),
  ),
  FIREBASE_API_KEY: secret(),
  FIREBASE_AUTH_DOMAIN: optional(
    z.string().regex(HOST, 'must be a host name without https://, such as toy-twin-1a2b3.firebaseapp.com'),
  ),
  FIREBASE_PROVIDERS: optional(providerList),
  FIREBASE_AUTH_EMULATOR_HOST: optional(
    z.string().regex(HOST_AND_PORT, 'must be a host and a port without http://, such as 127.0.0.1:9099'),
  ),
};

const variables = z.object({ ...identityVariables, NODE_ENV: z.string().optional() });
type Values = z.infer<typeof variables>;

type Name = keyof typeof identityVariables;

/** Variables that belong together: with one of them, each of them is needed. */
const together = (names: readonly Name[]) =>
  names.map((blamed) => ({
    blamed,
    message: `is required with ${names.filter((name) => name !== blamed).join(' and ')}`,
    isMet: (values: Values) => Boolean(values[blamed]) || !names.some((name) => values[name]),
  }));

const notWithFirebase = (blamed: 'GOOGLE_CLIENT_ID' | 'APPLE_CLIENT_ID') => ({
  blamed,
  message: 'must not be set with FIREBASE_PROJECT_ID: there FIREBASE_PROVIDERS says who else signs people in',
  isMet: (values: Values) => !values[blamed] || !values.FIREBASE_PROJECT_ID,
});

const needsProject = (
  name: 'FIREBASE_API_KEY' | 'FIREBASE_AUTH_DOMAIN' | 'FIREBASE_PROVIDERS' | 'FIREBASE_AUTH_EMULATOR_HOST',
) => ({
  blamed: 'FIREBASE_PROJECT_ID' as const,
  message: `is required with ${name}`,
  isMet: (values: Values) => !values[name] || Boolean(values.FIREBASE_PROJECT_ID),
});

/** Rules between the identity variables. */
export const identityRelations = [
  needsProject('FIREBASE_API_KEY'),
  needsProject('FIREBASE_AUTH_DOMAIN'),
  needsProject('FIREBASE_PROVIDERS'),
  needsProject('FIREBASE_AUTH_EMULATOR_HOST'),
  ...together(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']),
  ...together(['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY']),
  notWithFirebase('GOOGLE_CLIENT_ID'),
  notWithFirebase('APPLE_CLIENT_ID'),
  {
    blamed: 'FIREBASE_API_KEY' as const,
    message: 'is required with FIREBASE_PROJECT_ID',
    isMet: (values: Values) => !values.FIREBASE_PROJECT_ID || Boolean(values.FIREBASE_API_KEY),
  },
  {
    blamed: 'FIREBASE_AUTH_EMULATOR_HOST' as const,
    message:
      'must not be set with NODE_ENV=production: the emulator does not sign its ID tokens, so anyone could log in as anyone',
    isMet: (values: Values) => values.NODE_ENV !== 'production' || !values.FIREBASE_AUTH_EMULATOR_HOST,
  },
];

/** A Firebase project, as in the console's web config. */
export interface FirebaseConfig {
  projectId: string;
  /** Identifies the project to Google. Sent to every browser: not a secret. */
  apiKey: string;
  /** Host name of the project's own sign-in pages. */
  authDomain: string;
  /** Which of the project's providers are offered. */
  providers: SignInProvider[];
  /** Host and port of the Auth emulator; refused in production. */
  emulatorHost: string | undefined;
}

/** A client of Google's sign-in. */
export interface GoogleConfig {
  /** Where its OpenID configuration is; without a slash at the end. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** A client of Apple's sign-in, which signs its secret itself. */
export interface AppleConfig {
  issuer: string;
  /** Apple calls it a Services ID. */
  clientId: string;
  teamId: string;
  keyId: string;
  /** In PEM. */
  privateKey: string;
}

/** Identity service; without a Firebase project the embedded one. */
export interface IdentityConfig {
  firebase: FirebaseConfig | undefined;
  /** Of the embedded identity. */
  google: GoogleConfig | undefined;
  apple: AppleConfig | undefined;
}

type Read = z.infer<z.ZodObject<typeof identityVariables>>;

/** Identity configuration from validated variables. */
export function readIdentity(values: Read): IdentityConfig {
  return { firebase: readFirebase(values), google: readGoogle(values), apple: readApple(values) };
}

/** The companies whose accounts people may sign in with. */
export function offeredProviders({ firebase, google, apple }: IdentityConfig): SignInProvider[] {
  if (firebase) return firebase.providers;
  return [...(google ? (['google'] as const) : []), ...(apple ? (['apple'] as const) : [])];
}

function readFirebase(values: Read): FirebaseConfig | undefined {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = values;
  if (!projectId || !apiKey) return undefined;
  return {
    projectId,
    apiKey,
    authDomain: values.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    providers: values.FIREBASE_PROVIDERS ?? [],
    emulatorHost: values.FIREBASE_AUTH_EMULATOR_HOST,
  };
}

function readGoogle(values: Read): GoogleConfig | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER } = values;
  return clientId && clientSecret ? { issuer: GOOGLE_ISSUER, clientId, clientSecret } : undefined;
}

function readApple(values: Read): AppleConfig | undefined {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY } = values;
  if (!clientId || !teamId || !keyId || !APPLE_PRIVATE_KEY) return undefined;
  return { issuer: values.APPLE_ISSUER, clientId, teamId, keyId, privateKey: readKey(APPLE_PRIVATE_KEY) };
}
