import { IdentityError } from './identity-error.ts';

/** One of a person's second steps to log in: a code by text message, or from an authenticator app. */
export type Factor = {
  id: string;
  kind: 'sms' | 'totp';
  /** The end of the phone number, or the app's name; may be empty. */
  name: string;
};

/** The second step of a sign-in whose password was right. Every method rejects with `IdentityError`. */
export type SecondFactor = {
  factors: Factor[];
  /** Texts a code to the phone. @param robotCheck an element of the page in which the service may check for robots. */
  sendCode(factor: Factor, robotCheck: HTMLElement): Promise<void>;
  /** Completes the sign-in. */
  confirm(factor: Factor, code: string): Promise<void>;
};

/** The password was right, and the account has a second step. */
export class SecondFactorRequiredError extends IdentityError {
  readonly secondFactor: SecondFactor;

  constructor(secondFactor: SecondFactor) {
    super('unknown', 'Your account has a second login step.');
    this.name = 'SecondFactorRequiredError';
    this.secondFactor = secondFactor;
  }
}
