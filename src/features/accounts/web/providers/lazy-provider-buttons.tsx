import type { SignInProvider } from '#shared/sign-in-providers.ts';
import { useConfig } from '#web/api/use-config.ts';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type { ProviderButtonsProps } from './provider-buttons.tsx';

type Props = Pick<ProviderButtonsProps, 'onFailure'> & {
  className?: string;
  /** Of those that are configured, only these. */
  only?: readonly SignInProvider[];
};

/** Signing in with an account at another company, where the operator has configured one. */
export function LazyProviderButtons({ onFailure, className, only }: Props) {
  const configured = useConfig()?.providers ?? [];
  const providers = only ? configured.filter((one) => only.includes(one)) : configured;
  return (
    providers.length > 0 && (
      <div className={className}>
        <Loaded providers={providers} onFailure={onFailure} />
      </div>
    )
  );
}

function Loaded(props: ProviderButtonsProps) {
  const { Part } = useLazyComponent('provider-buttons', () => import('./provider-buttons.tsx'));
  // As high as the buttons, so that what is below does not move.
  return (
    <div className={props.providers.length > 1 ? 'min-h-30' : 'min-h-13'}>{Part && <Part {...props} />}</div>
  );
}
