/** How the provider's client behaves, whoever answers it; times in milliseconds. */
export const CLIENT = { maxNetworkRetries: 2, timeout: 20_000, telemetry: false } as const;
