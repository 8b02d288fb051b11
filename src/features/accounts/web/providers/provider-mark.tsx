import type { SignInProvider } from '#shared/sign-in-providers.ts';

/** The mark by which people know the company; the button's words say the same. */
export function ProviderMark({ provider }: { provider: SignInProvider }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5 shrink-0" aria-hidden="true">
      {provider === 'google' ? <G /> : <Apple />}
    </svg>
  );
}

/** Four arcs of a ring and a bar, in the company's colors. */
function G() {
  return (
    <g fill="none" strokeWidth="4.4">
      <path stroke="#ea4335" d="M18.7 5.6A9 9 0 0 0 4.2 7.5" />
      <path stroke="#fbbc05" d="M4.4 7.3a9 9 0 0 0 0 9.4" />
      <path stroke="#34a853" d="M4.2 16.5a9 9 0 0 0 13.9 2.2" />
      <path stroke="#4285f4" d="M17.9 18.9A9 9 0 0 0 21 12h-9" />
    </g>
  );
}

function Apple() {
  return (
    <path
      fill="currentColor"
      d="M15.6 1.5c.1 1.3-.4 2.500-1.200 3.400-.8.9-2 1.500-3.200 1.400-.1-1.200.4-2.400 1.200-3.300.8-.9 2.100-1.500 3.200-1.500zM19.600 16.600c-.5 1.200-.8 1.700-1.400 2.700-.9 1.400-2.200 3.100-3.800 3.100-1.400 0-1.800-.9-3.700-.9s-2.300.9-3.700.9c-1.600 0-2.800-1.600-3.700-3-2.500-3.900-2.800-8.500-1.200-10.900 1.100-1.700 2.900-2.700 4.500-2.700 1.700 0 2.800.9 4.200.9 1.400 0 2.200-.9 4.200-.9 1.500 0 3.100.8 4.200 2.200-3.700 2-3.100 7.300.400 8.600z"
    />
  );
}
