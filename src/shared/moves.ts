/** A lifecycle: for each status, the statuses that may follow it. */
export type Moves<Status extends string> = Record<Status, readonly Status[]>;

/** The statuses from which `to` may be reached in one move. */
export function statusesBefore<Status extends string>(moves: Moves<Status>, to: Status): Status[] {
  const before: Status[] = [];
  for (const status in moves) if (moves[status].includes(to)) before.push(status);
  return before;
}
