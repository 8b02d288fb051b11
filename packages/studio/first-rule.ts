/** A row of a table of choices. */
export type Rule<Facts, Choice> = {
  /** Why the choice is right if the rule applies. */
  why: string;
  /** Whether the rule applies; a rule without it always does. */
  when?: (facts: Facts) => boolean;
  choice: Choice;
};

/**
 * The choice of the first rule that applies.
 * @param otherwise the choice if none applies
 */
export const firstRule = <Facts, Choice>(
  rules: readonly Rule<Facts, Choice>[],
  facts: Facts,
  otherwise: Choice,
): Choice => rules.find(({ when }) => when?.(facts) ?? true)?.choice ?? otherwise;
