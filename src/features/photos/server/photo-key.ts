const MAX_NAME = 80;

/**
 * Storage key `images/{uid}/{timestamp}-{file name}` (docs/specification.md#data), with a sanitised file name that ends
 * in `.jpg`.
 */
export function photoKey(uid: string, timestamp: number, fileName: string): string {
  return `images/${uid}/${timestamp}-${safeName(fileName)}.jpg`;
}

/**
 * Truncates before trimming: trimming dashes takes quadratic time, and a form may send a name of 80,000
 * dashes.
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
