/** Whether this browser has passkeys, and this address may: they are bound to a name, not to a number. */
export function passkeysWork(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);
}
