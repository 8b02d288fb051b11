/** How a letter speaks to somebody: the first word of the name they gave. */
export function firstName(displayName: string): string {
  return displayName.trim().split(/\s+/)[0] || 'there';
}
