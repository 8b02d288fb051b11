import { firebaseError } from './firebase-errors.ts';

/** Does something at Firebase. @throws {IdentityError} in the words of the catalogue. */
export async function attempt<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw firebaseError(error);
  }
}
