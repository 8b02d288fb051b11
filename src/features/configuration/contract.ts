import * as z from 'zod/mini';
import { photoProcessor } from '#features/photos/contract.ts';
import { templateId } from '#features/templates/contract.ts';
import { signInProviders } from '#shared/sign-in-providers.ts';

/** The Firebase project that signs people in, for its SDK in the browser. Nothing in it is a secret. */
const firebaseProject = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  /** Address of the Auth emulator; null in production. */
  emulatorUrl: z.nullable(z.string()),
});
export type FirebaseProject = z.infer<typeof firebaseProject>;

/** Whoever sells the toy twins, as configured. */
const seller = z.object({
  name: z.string(),
  /** The lines of the postal address. */
  address: z.array(z.string()),
  email: z.string(),
  taxNumber: z.nullable(z.string()),
  /** The public register and the number in it. */
  register: z.nullable(z.string()),
});
export type Seller = z.infer<typeof seller>;

/** What the web app must know before anybody has signed in (`GET /api/config`). */
export const publicConfig = z.object({
  minimumAge: z.int(),
  /** Days after the completion of a toy twin for which its photo is kept. */
  photoRetentionDays: z.int(),
  /** What keeps the records: their deletion reaches its files in different ways. */
  database: z.enum(['embedded', 'postgres']),
  /** Days after which the operator deletes a backup; null if the operator does not say. */
  backupRetentionDays: z.nullable(z.int()),
  identity: z.enum(['embedded', 'firebase']),
  /** Only when Firebase signs people in. */
  firebase: z.nullable(firebaseProject),
  /** Other companies whose accounts people may sign in with. */
  providers: z.array(z.enum(signInProviders)),
  payment: z.enum(['sandbox', 'stripe']),
  /** Outside companies that are sent the photo, to check it or to make the picture. */
  photoProcessors: z.array(photoProcessor),
  /** The templates that are offered now. */
  templates: z.array(templateId),
  /** Why nobody can order now; null if people can. */
  ordersPaused: z.nullable(z.string()),
  /** Where people reach the operator. */
  contactEmail: z.string(),
  /** Null if nobody is named. */
  seller: z.nullable(seller),
  /** Whether `/api/docs` and `/api-test` are served. */
  apiDocs: z.boolean(),
  /** Where the development outbox can be read, when mail is not really sent. */
  outboxUrl: z.nullable(z.string()),
});
export type PublicConfig = z.infer<typeof publicConfig>;
