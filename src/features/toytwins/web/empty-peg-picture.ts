const found = import.meta.glob<string>('../../../web/art/empty-peg-480.{webp,avif}', {
  eager: true,
  query: '?url',
  import: 'default',
});
/** An empty peg on the board, 480 pixels square. */
export const emptyPegPicture = Object.values(found)[0] ?? '';
