import { type LabelPlaces, layFlat } from '../shared/label-places.ts';

/** Where this pack's labels lie, on the page of 1536 units: where the studio prints the same words. */
export const retroCardLabels: LabelPlaces = {
  brand: { x: 290, y: 64, width: 216, height: 76 },
  serial: { x: 1058, y: 168, width: 190, height: 88 },
  header: { x: 266, y: 150, width: 1004, height: 240 },
  footer: { x: 266, y: 1204, width: 1004, height: 262 },
  manner: 'retro',
  lay: layFlat,
};
