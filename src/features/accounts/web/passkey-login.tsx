import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIdentityClient } from '#web/identity/identity-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { usePasskeys } from './use-passkeys.ts';

/**
 * A button that logs in with the device's passkey. Where the browser can, it also offers one among the suggestions of the
 * address field.
 */
export default function PasskeyLogin({ onFailure }: { onFailure: (error: unknown) => void }) {
  const identity = useIdentityClient();
  const passkeys = usePasskeys();
  useEffect(() => {
    let left = false;
    const offered = identity()
      .then((client) => client.passkeys?.())
      .then((found) => {
        if (!left) found?.offerInField().catch(() => {});
        return found;
      });
    offered.catch(() => {});
    return () => {
      left = true;
      offered.then((found) => found?.stopOffering()).catch(() => {});
    };
  }, [identity]);
  const logIn = useMutation({
    mutationFn: async () => (await passkeys()).signIn(),
    onMutate: () => onFailure(null),
    onError: onFailure,
  });
  return (
    <Button
      variant="secondary"
      size="lg"
      className="w-full"
      busy={logIn.isPending}
      onClick={() => logIn.mutate()}
    >
      Log in with your face or finger
    </Button>
  );
}
