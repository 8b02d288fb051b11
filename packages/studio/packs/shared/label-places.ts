import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../../typesetting/typeset.ts';
import type { Surface } from './surface.ts';

/**
 * Where the labels of a pack lie. The places are those in which the studio prints the same words, because a hosted model
 * is given the studio's drawing as its layout.
 */
export type LabelPlaces = {
  /** Title and tagline; also brand and number where these have no place of their own. */
  header: Box;
  /** Bar code, description and the small print. */
  footer: Box;
  brand: Box;
  serial: Box;
  /** Which inks the labels are printed in. */
  manner: 'modern' | 'retro';
  /** Draws the flat labels and lays them onto the page. */
  lay(surface: Surface, draw: (context: SKRSContext2D) => void): void;
};

/** For packs that are seen straight from the front. */
export const layFlat: LabelPlaces['lay'] = ({ context }, draw) => draw(context);
