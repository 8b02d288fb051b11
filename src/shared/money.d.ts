/**
 * Says what is wrong with a price, or undefined when it can be charged.
 * @param amount in the smallest unit of `currency` (lower case).
 */
export declare function explainUnusablePrice(amount: number, currency: string): string | undefined;
/**
 * An amount in the currency's smallest unit, as people write it: 199 usd is `$1.99`, 300 jpy is `¥300`. Decimals
 * that a currency does not use in writing are left out when they are zero.
 */
export declare function formatAmount(amount: number, currency: string): string;
