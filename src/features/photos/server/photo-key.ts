const MAX_NAME = 80;

/** `images/{uid}/{timestamp}-{file name}` (spec section 3), the file name made safe and ending in `.jpg`. */
export function photoKey(uid: string, timestamp: number, fileName: string): string {
  return `images/${uid}/${timestamp}-${safeName(fileName)}.jpg`;
}

/**
 * Cut before its end is looked at: a form may send a name of 80,000 dashes, and how long it takes to find whether
 * dashes end a name grows with the square of them.
 */
function safeName(fileName: string): string {
  const base = fileName.split(/[\\/]/).at(-1) ?? '';
  const safe = base
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, MAX_NAME)
    .replace(/-+$/, '');
  return safe || 'photo';
}
