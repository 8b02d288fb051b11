/** The provider's own type checks our names against the protocol; `Loose` fields are only partly filled. */
export type Wire<Shape, Loose extends keyof Shape = never> = Partial<Omit<Shape, Loose>> &
  Partial<Record<Loose, unknown>>;
