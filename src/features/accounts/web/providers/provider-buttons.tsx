import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { appPaths } from '#shared/app-paths.ts';
import { PROVIDER_NAMES, type SignInProvider } from '#shared/sign-in-providers.ts';
import { useIdentityClient } from '#web/identity/identity-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { noteSentAway } from './sent-away.ts';

export type ProviderButtonsProps = {
  providers: SignInProvider[];
  onFailure: (error: unknown) => void;
};

/** A button per company whose accounts people may sign in with. */
export default function ProviderButtons({ providers, onFailure }: ProviderButtonsProps) {
  const identity = useIdentityClient();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  // Loaded before the press: browsers let only a press open a window.
  useEffect(() => {
    identity()
      .then((client) => client.providers())
      .catch(() => {});
  }, [identity]);
  const start = useMutation({
    mutationFn: async (provider: SignInProvider) => {
      const isEntrance = [appPaths.login, appPaths.register].some((path) => path === pathname);
      // From any other page they come back to that one.
      noteSentAway({ provider, page: pathname, state: isEntrance ? state : { from: { pathname } } });
      const outcome = await (await (await identity()).providers()).start(provider);
      if (outcome === 'newcomer') await navigate(`${appPaths.continue}?error=NO_ACCOUNT_YET`);
      if (outcome === 'signed-in') await navigate(appPaths.continue);
    },
    onMutate: () => onFailure(null),
    onError: onFailure,
  });
  return (
    <div className="flex flex-col gap-4">
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          size="lg"
          className="w-full"
          busy={start.isPending && start.variables === provider}
          disabled={start.isPending}
          onClick={() => start.mutate(provider)}
        >
          <ProviderMark provider={provider} />
          Continue with {PROVIDER_NAMES[provider]}
        </Button>
      ))}
    </div>
  );
}
