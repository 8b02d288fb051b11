import type { KnownDevices } from '../known-devices.ts';
import type { IdentityLimits } from '../limits.ts';

/** A call of the embedded identity. */
export interface Call {
  request: Request;
  /** The email address in the form of `toEmailAddress`; empty without one. */
  email: string;
  /** The caller's network address or IPv6 prefix. */
  place: string;
  /** The caller's known device for this address. */
  device: string | undefined;
  /** Lets better-auth answer; may be called again. */
  answer(): Promise<Response>;
}

/** What endpoints need besides the call. */
export interface EndpointNeeds {
  limits: IdentityLimits;
  devices: KnownDevices;
  /** Tells the address's owner of many wrong passwords, if it has a confirmed account. */
  onManyFailures(email: string): Promise<void>;
  /** The address of a reset link's account; undefined for a link that does not work. */
  findResetEmail(token: string): Promise<string | undefined>;
  /** Ends a session of the person, with its ID tokens. */
  endSession(uid: string, id: string): Promise<unknown>;
}

/** Answers a call, usually through `call.answer`. */
export type Endpoint = (call: Call, needs: EndpointNeeds) => Promise<Response>;

/** The key of an address at a place. */
export function atPlace({ email, place }: Call): string {
  return `${email} ${place}`;
}

/** The refusal of a call that comes too early, with the seconds until the next one. */
export function tooMany(secondsLeft: number): Response {
  return Response.json(
    { code: 'TOO_MANY_REQUESTS', message: 'Too many failed attempts. Please try again later.' },
    { status: 429, headers: { 'retry-after': String(secondsLeft) } },
  );
}
