/** The shop whose customers pay on the hosted page. */
export type ShopOptions = {
  /** Its name, as customers know it. */
  name: string;
  /** The address of a style sheet on the shop's own origin with the typefaces 'Lilita One' and 'Nunito Sans'. */
  facesStyle?: string;
  /** The key in the local storage of the shop's own origin under which a person's choice of 'dark' or 'light' is kept. */
  themeKey?: string;
  /** The line below the amount, unless the session brings its own `custom_text.submit.message`. */
  submitMessage: string;
  /**
   * Writes an amount for people.
   * @param amount in the currency's smallest unit, such as cents.
   * @param currency its three-letter code in lower case.
   */
  formatAmount(amount: number, currency: string): string;
};
