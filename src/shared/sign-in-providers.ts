/** Companies whose accounts people may sign in with, if the operator has configured them. */
export const signInProviders = ['google', 'apple'] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** Their names, as buttons and pages write them. */
export const PROVIDER_NAMES: Record<SignInProvider, string> = { google: 'Google', apple: 'Apple' };
