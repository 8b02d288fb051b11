import { useConfig } from '#web/api/use-config.ts';
import { passkeysWork } from '#web/identity/passkeys-work.ts';
import { useLazyComponent } from '#web/use-lazy-component.ts';

/** Logging in with face or finger, where identity service and browser have it. */
export function LazyPasskeyLogin({ onFailure }: { onFailure: (error: unknown) => void }) {
  const offersPasskeys = useConfig()?.identity === 'embedded' && passkeysWork();
  return offersPasskeys && <Loaded onFailure={onFailure} />;
}

function Loaded(props: { onFailure: (error: unknown) => void }) {
  const { Part } = useLazyComponent('passkey-login', () => import('./passkey-login.tsx'));
  // As high as the button, so that what is below does not move.
  return <div className="min-h-12">{Part && <Part {...props} />}</div>;
}
