/** Phones and tablets have a camera on each side, and an app for it; a computer's second camera rarely faces the user. */
export function isMobileDevice(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
