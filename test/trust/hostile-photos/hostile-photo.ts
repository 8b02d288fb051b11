/** A file that an attacker may send as a photo. */
export interface HostilePhoto {
  /** What is hostile about it, such as `png: ten zTXt chunks of 50 MB each`. */
  name: string;
  make(): Buffer | Promise<Buffer>;
}

/** Names a group of hostile files by their format. */
export function hostile(format: string, files: Record<string, HostilePhoto['make']>): HostilePhoto[] {
  return Object.entries(files).map(([name, make]) => ({ name: `${format}: ${name}`, make }));
}
