/** Position of an option in the grid, in pixels. */
type Place = { left: number; top: number };

/**
 * The option that a key leads to in a grid that fills row by row.
 * @param places of all options, in their order.
 * @param from index of the option with the focus.
 * @returns null for keys that move nothing.
 */
export function nextOption(key: string, places: readonly Place[], from: number): number | null {
  const last = places.length - 1;
  const columns = places.filter(({ top }) => top === places[0]?.top).length;
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, last);
    case 'ArrowLeft':
      return Math.max(from - 1, 0);
    case 'ArrowDown':
      return from + columns <= last ? from + columns : from;
    case 'ArrowUp':
      return from - columns >= 0 ? from - columns : from;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
