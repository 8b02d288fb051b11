/** Whether two addresses lead to the same photo: each is signed anew, after the question mark. */
export function isSamePhoto(one: string, other: string | undefined): boolean {
  return other?.split('?')[0] === one.split('?')[0];
}
