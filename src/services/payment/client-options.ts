/** How the provider's client behaves, with Stripe and with the sandbox; times in milliseconds. */
export const CLIENT = { maxNetworkRetries: 2, timeout: 20_000, telemetry: false } as const;
