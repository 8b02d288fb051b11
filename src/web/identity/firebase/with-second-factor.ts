import { FirebaseError } from '@firebase/app';
import { type Auth, AuthErrorCodes, type MultiFactorError } from '@firebase/auth';
import { retryImport } from '../../retry-import.ts';
import { SecondFactorRequiredError } from '../second-factor.ts';

/**
 * Runs a sign-in with a password. The code of the second step is loaded once an account has one.
 * @throws {SecondFactorRequiredError} if it has.
 */
export async function withSecondFactor(auth: Auth, signIn: () => Promise<unknown>): Promise<void> {
  try {
    await signIn();
  } catch (error) {
    if (!isSecondFactorRequired(error)) throw error;
    const { readSecondFactor } = await retryImport(() => import('./read-second-factor.ts'));
    throw new SecondFactorRequiredError(readSecondFactor(auth, error));
  }
}

function isSecondFactorRequired(error: unknown): error is MultiFactorError {
  return error instanceof FirebaseError && error.code === AuthErrorCodes.MFA_REQUIRED;
}
