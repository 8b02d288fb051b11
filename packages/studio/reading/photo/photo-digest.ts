/** A short name of a photo's bytes: the same bytes have the same name, and it reveals nothing about them. */
export async function photoDigest(photo: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', Uint8Array.from(photo))).toString('base64');
}
