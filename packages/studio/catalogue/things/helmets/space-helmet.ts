import { spaceHelmet } from '#catalogue/headwear/space-helmet.ts';
import { defineThing } from '../thing.ts';
import { takenOff } from './parts/taken-off.ts';

export default defineThing({
  id: 'space-helmet',
  words: {
    en: 'space helmet in hand, space helmet under his arm, space helmet under her arm',
  },
  mould: takenOff(spaceHelmet.mould, 0.6, 2.2),
});
