/** Whether the caller has these very contents: `tags` is its `If-None-Match` (RFC 9110, 13.1.2). */
export function isKnown(tags: string | undefined, etag: string): boolean {
  return tags?.split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim())) ?? false;
}
