/** The package; `punycode` alone would be Node's deprecated module. */
declare module 'punycode/punycode.js' {
  const punycode: {
    /** @throws {RangeError} for a label that is no Punycode. */
    toUnicode(domain: string): string;
  };
  export default punycode;
}
