import { type Proof, proveOwner } from '#features/accounts/web/owner/prove-owner.ts';
import { sendJson } from '#web/api/client.ts';
import type { IdentityClient } from '#web/identity/identity-client.ts';
import { type OperatorSelf, operatorSelf } from '../contract.ts';

/**
 * Confirms who the operator is, in the ways in which a person proves that an account is theirs.
 * @returns null if the operator closed the browser's window.
 */
export async function confirmOperator(identity: IdentityClient, proof: Proof): Promise<OperatorSelf | null> {
  const shown = await proveOwner(identity, proof);
  return shown && sendJson(operatorSelf, 'post', '/api/operator/me/confirm', shown);
}
