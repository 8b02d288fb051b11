import { useConfig } from '#web/api/use-config.ts';
import { useAuth } from '#web/identity/identity-provider.tsx';
import { passkeysWork } from '#web/identity/passkeys-work.ts';
import { browserStorage } from '#web/safe-storage.ts';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { mayOfferPasskey } from './passkey-offered.ts';

/** Where a passkey is offered once, after the first purchase. An account whose address is not confirmed gets none yet. */
export function PasskeyOfferPlace() {
  const auth = useAuth();
  const config = useConfig();
  const isPossible =
    config?.identity === 'embedded' &&
    passkeysWork() &&
    auth.status === 'signed-in' &&
    auth.user.emailConfirmed &&
    mayOfferPasskey(browserStorage());
  return isPossible && <Loaded />;
}

function Loaded() {
  const { Part } = useLazyComponent('passkey-offer', () => import('./passkey-offer.tsx'));
  return Part && <Part />;
}
