/** A photo that cannot be used; the message is meant for the user. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
}
