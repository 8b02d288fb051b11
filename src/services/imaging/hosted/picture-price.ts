/** Cents for a million tokens, of what goes into an answer and of the picture that comes out. */
export interface TokenRates {
  input: number;
  output: number;
}

/** What a picture of a model costs us. */
export interface PicturePrice {
  /** Cents per picture; undefined if the price depends on the tokens of the answer. */
  cents: number | undefined;
  /** Undefined if the provider's rates are not known. */
  rates: TokenRates | undefined;
}

/** The tokens of an answer, as the provider counts them. */
export interface TokenUsage {
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}

/**
 * What one answer costs in cents, to a hundredth: the known price, else by its tokens.
 * @returns undefined if neither is known.
 */
export function priceAnswer(
  { cents, rates }: PicturePrice,
  usage: TokenUsage | undefined,
): number | undefined {
  if (cents !== undefined) return cents;
  const { inputTokens = 0, outputTokens } = usage ?? {};
  if (!rates || outputTokens === undefined) return undefined;
  return Math.round((inputTokens * rates.input + outputTokens * rates.output) / 10_000) / 100;
}

/**
 * The entry for a model or its family: `gpt-image-2` is that of `gpt-image-2-2026-04-21` as well. The longest name counts.
 */
export function ofFamily<Entry>(table: Readonly<Record<string, Entry>>, model: string): Entry | undefined {
  const [found] = Object.keys(table)
    .filter((name) => model === name || model.startsWith(`${name}-`))
    .sort((one, other) => other.length - one.length);
  return found === undefined ? undefined : table[found];
}
