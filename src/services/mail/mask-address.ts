/** Masks every email address in a text for logs: first letter and top-level domain, `r…@….com`. */
export function maskAddresses(text: string): string {
  return text.replace(
    /([^\s<>()"',;:])[^\s<>()"',;:]*@[^\s<>()"',;:]*?(\.[a-z]+)?(?=[\s<>()"',;:]|$)/gi,
    '$1…@…$2',
  );
}

/** Masks the local part of this address where it occurs alone in a text. */
export function maskMailbox(text: string, address: string): string {
  const [mailbox = ''] = address.split('@');
  if (mailbox === '') return text;
  return text.replace(
    new RegExp(`(?<![\\w.])${RegExp.escape(mailbox)}(?!\\w)`, 'g'),
    `${mailbox.slice(0, 1)}…`,
  );
}
