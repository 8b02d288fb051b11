import * as z from 'zod/mini';

/** docs/specification.md#messages: the message for a malformed address. */
export const INVALID_EMAIL = 'Please enter a valid email address.';
/** The longest address that SMTP can carry, in characters (RFC 5321, RFC 3696 erratum 1690). */
export const EMAIL_MAX_LENGTH = 254;

/** The characters that East Asian input methods write instead of ASCII: U+FF01 to U+FF5E. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const ASCII_DOMAIN = /^[a-z0-9.-]*$/i;
/** Marks in a domain that a URL would read as its own syntax: a port, a path, an escaped character. */
const URL_SYNTAX = /[\p{Cc}\s!-,/:-@[-`{-~]/u;
/** A host of digits only, which a URL takes for an IPv4 address and rewrites. */
const IPV4 = /(?:^|\.)\d+$/;

/**
 * The one form in which an address is compared, stored and sent to: in lower case, its domain in ASCII (Punycode). It
 * accepts what the HTML standard accepts in `<input type=email>`, and domains of any script (IDNA). Two domains that
 * only look alike stay two.
 * @returns null if the text is no address. Before the @ only ASCII is accepted, as by the HTML standard.
 */
export function toEmailAddress(written: string): string | null {
  const text = written.trim().replace(FULL_WIDTH, toHalfWidth);
  const at = text.lastIndexOf('@');
  const domain = toAsciiDomain(text.slice(at + 1));
  if (at < 1 || domain === null) return null;
  const address = `${text.slice(0, at)}@${domain}`;
  // Checked before it is in lower case, because some letters of other scripts have ASCII ones as their lower case.
  if (address.length > EMAIL_MAX_LENGTH || !z.regexes.html5Email.test(address)) return null;
  return address.toLowerCase();
}

/** Whether the only error of an address is letters beyond ASCII before the @. */
export function hasForeignMailbox(written: string): boolean {
  const text = written.trim();
  const at = text.lastIndexOf('@');
  return /[^\p{ASCII}]/u.test(text.slice(0, at)) && toEmailAddress(`x${text.slice(at)}`) !== null;
}

/** Accepts an email address in any form; outputs the one of {@link toEmailAddress}. */
export function emailAddress(message = INVALID_EMAIL) {
  return z.pipe(
    z.string(message),
    z.transform((written: string, context) => {
      const address = toEmailAddress(written);
      if (address !== null) return address;
      context.issues.push({ code: 'custom', message, input: written });
      return z.NEVER;
    }),
  );
}

/** The URL that opens a mail to this address. */
export function mailtoUrl(address: string): string {
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}${address.slice(at)}`;
}

function toHalfWidth(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_OFFSET);
}

function toAsciiDomain(domain: string): string | null {
  if (ASCII_DOMAIN.test(domain)) return domain;
  if (URL_SYNTAX.test(domain)) return null;
  try {
    const { hostname } = new URL(`http://${domain}`);
    return IPV4.test(hostname) ? null : hostname;
  } catch {
    return null;
  }
}
