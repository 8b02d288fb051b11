/** What a pack is called and how it is described. No code: a browser may load it, too. */
export type PackAbout = {
  /** Stable; also the folder's name. */
  id: string;
  /** As buyers see it. */
  name: string;
  /** A few words for buyers. */
  description: string;
  /** Completes 'A photograph of …' for an image model that paints the pack in place of the studio. */
  prompt: string;
};
