/** How much more probable than the rules' answer another answer must be to replace it. */
const SURER = 0.2;

/** Sums as probabilities. */
export function probabilities(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const all = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / all);
}

/** The place of the most probable answer, unless it is hardly more so than the rules' `own`. */
export function chooseAnswer(sums: readonly number[], own: number): number {
  const told = probabilities(sums);
  const best = told.indexOf(Math.max(...told));
  return told[best] - told[own] > SURER ? best : own;
}
