/** Lists of solids, one for each block of a lattice, packed one behind the other. */
export type Neighbourhoods = {
  /** All lists; that of block `b` begins at `starts[b]` and has `counts[b]` solids. */
  solids: Int32Array;
  starts: Int32Array;
  counts: Int32Array;
  /** Keeps `count` solids of `list` from `start` as the list of a block. */
  keep(bi: number, bj: number, bk: number, list: Int32Array, start: number, count: number): void;
  /** The number of a block. */
  block(bi: number, bj: number, bk: number): number;
};

/** Room for the lists of a lattice of blocks; a block of which nothing was kept has no solids. */
export function createNeighbourhoods(across: number, down: number, deep: number): Neighbourhoods {
  let used = 0;
  const block = (bi: number, bj: number, bk: number) => (bk * down + bj) * across + bi;
  const lists: Neighbourhoods = {
    solids: new Int32Array(1 << 14),
    starts: new Int32Array(across * down * deep),
    counts: new Int32Array(across * down * deep),
    block,
    keep(bi, bj, bk, list, start, count) {
      if (used + count > lists.solids.length) {
        const more = new Int32Array(Math.max(used + count, lists.solids.length * 2));
        more.set(lists.solids);
        lists.solids = more;
      }
      lists.solids.set(list.subarray(start, start + count), used);
      lists.starts[block(bi, bj, bk)] = used;
      lists.counts[block(bi, bj, bk)] = count;
      used += count;
    },
  };
  return lists;
}
