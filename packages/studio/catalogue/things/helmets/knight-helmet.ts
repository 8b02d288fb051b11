import { knightHelmet } from '#catalogue/headwear/knight-helmet.ts';
import { defineThing } from '../thing.ts';
import { takenOff } from './parts/taken-off.ts';

export default defineThing({
  id: 'knight-helmet',
  words: {
    en: 'knights helmet in hand, knights helmet under his arm',
  },
  mould: takenOff(knightHelmet.mould, 0.7, 2.3),
});
