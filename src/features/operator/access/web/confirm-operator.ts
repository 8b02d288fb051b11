import { sendJson } from '#web/api/client.ts';
import type { IdentityClient } from '#web/identity/identity-client.ts';
import { type OperatorSelf, operatorSelf } from '../contract.ts';

/** How an operator confirms who they are. */
export type Proof = { password: string } | 'passkey';

/**
 * Confirms who the operator is, by the password or a passkey. Where Firebase signs people in, its own client checks the
 * password, which never reaches our server.
 * @returns null if the operator closed the browser's window.
 */
export async function confirmOperator(
  { loginDeletion, passkeys }: IdentityClient,
  proof: Proof,
): Promise<OperatorSelf | null> {
  const url = '/api/operator/me/confirm';
  if (proof === 'passkey') {
    const hasSignedIn = await (await passkeys?.())?.signIn();
    return hasSignedIn ? sendJson(operatorSelf, 'post', url, {}) : null;
  }
  await loginDeletion?.confirmPassword(proof.password);
  return sendJson(operatorSelf, 'post', url, loginDeletion ? {} : proof);
}
