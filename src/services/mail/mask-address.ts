/** Every e-mail address in a text cut to its first letter and its domain's end, for logs: `r…@….com`. */
export function maskAddresses(text: string): string {
  return text.replace(
    /([^\s<>()"',;:])[^\s<>()"',;:]*@[^\s<>()"',;:]*?(\.[a-z]+)?(?=[\s<>()"',;:]|$)/gi,
    '$1…@…$2',
  );
}
