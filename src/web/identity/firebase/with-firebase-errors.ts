import { firebaseError } from './firebase-errors.ts';

/**
 * Runs a call to Firebase.
 * @throws {IdentityError} for every Firebase error.
 */
export async function withFirebaseErrors<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw firebaseError(error);
  }
}
