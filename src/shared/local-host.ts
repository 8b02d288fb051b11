const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a URL's `hostname` means the machine on which it is used. */
export function isLocalHost(hostname: string): boolean {
  return LOCAL.has(hostname);
}

/** Whether the product can be reached on this machine only. */
export function isLocalAddress(publicUrl: string): boolean {
  return isLocalHost(new URL(publicUrl).hostname);
}
