/** Every e-mail address in a text cut to its first letter and its domain's end, for logs: `r…@….com`. */
export function maskAddresses(text: string): string {
  return text.replace(
    /([^\s<>()"',;:])[^\s<>()"',;:]*@[^\s<>()"',;:]*?(\.[a-z]+)?(?=[\s<>()"',;:]|$)/gi,
    '$1…@…$2',
  );
}

/** What stands before the @ of this address, cut to its first letter wherever it stands by itself in a text. */
export function maskMailbox(text: string, address: string): string {
  const [mailbox = ''] = address.split('@');
  if (mailbox === '') return text;
  return text.replace(
    new RegExp(`(?<![\\w.])${RegExp.escape(mailbox)}(?!\\w)`, 'g'),
    `${mailbox.slice(0, 1)}…`,
  );
}
