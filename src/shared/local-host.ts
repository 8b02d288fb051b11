const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host name, as it stands in an address, leads whoever uses it to their own machine. */
export function isLocalHost(hostname: string): boolean {
  return LOCAL.has(hostname);
}

/** Whether people reach this product only on this very machine. */
export function isLocalAddress(publicUrl: string): boolean {
  return isLocalHost(new URL(publicUrl).hostname);
}
