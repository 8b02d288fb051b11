import * as z from 'zod/mini';
import { sendJson } from '#web/api/client.ts';
import type { IdentityClient } from '#web/identity/identity-client.ts';
import type { RegisterUserBody } from '../contract.ts';
import type { RegisterForm } from './register-form.ts';

/**
 * docs/specification.md#states, "Registration": account, then display name, then profile. Rejects with `IdentityError` if
 * no account was created. Resolves to false if the account exists but its name or profile could not be
 * stored.
 */
export async function registerAccount(identity: IdentityClient, form: RegisterForm): Promise<boolean> {
  const { uid, email } = await identity.register(form);
  try {
    await identity.setDisplayName(form.displayName);
    const body: RegisterUserBody = {
      firebaseUid: uid,
      email,
      displayName: form.displayName,
      isOver18: form.isOver18,
      agreedToTerms: form.agreedToTerms,
    };
    await sendJson(z.unknown(), 'post', '/api/users/register', body);
    return true;
  } catch {
    return false;
  }
}
