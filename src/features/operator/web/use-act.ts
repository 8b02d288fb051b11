import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Proof } from '#features/accounts/web/owner/prove-owner.ts';
import { ApiError } from '#web/api/api-error.ts';
import { sendJson } from '#web/api/client.ts';
import { useIdentityClient } from '#web/identity/identity-provider.tsx';
import { confirmOperator } from '../access/web/confirm-operator.ts';
import { OPERATOR_KEY } from '../access/web/use-operator.ts';
import { type ActAnswer, actAnswer } from '../audit/contract.ts';

/** What one press of an act's button sends. */
export interface ActPress {
  why: string | undefined;
  /** Needed when the last confirmation is too old. */
  proof: Proof | undefined;
  /** What else the act needs. */
  values: Record<string, unknown>;
}

/** Whether the server asks the operator to confirm who they are. */
export function needsConfirmation(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'confirm_again';
}

/**
 * Does an act of the desk at `url`. The act's id is made once, so that pressing twice, or again after a lost answer, does it
 * once; the caller remounts for another act. Resolves to null if the operator did not confirm who they are. Everything that the desk shows is read again afterwards.
 */
export function useAct(url: string) {
  const [actId] = useState(() => crypto.randomUUID());
  const identity = useIdentityClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ why, proof, values }: ActPress): Promise<ActAnswer | null> => {
      if (proof !== undefined) {
        const confirmed = await confirmOperator(await identity(), proof);
        if (!confirmed) return null;
        queries.setQueryData(OPERATOR_KEY, confirmed);
      }
      return sendJson(actAnswer, 'post', url, { actId, why, ...values });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['operator'] }),
  });
}
