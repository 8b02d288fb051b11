import { serverMessage } from '#web/api/error-message.ts';
import { IdentityError } from '#web/identity/identity-error.ts';
import { loginMessage } from './login-messages.ts';

/** Words for what went wrong when somebody confirmed who they are, or in what they wanted to do. */
export function problemWords(error: unknown): string {
  if (error instanceof IdentityError && error.code === 'invalid-credential')
    return 'Incorrect password. Please try again.';
  if (error instanceof IdentityError) return loginMessage(error);
  return serverMessage(error, 'This could not be done. Please try again later.');
}
