import { fireHelmet } from '#catalogue/headwear/fire-helmet.ts';
import { defineThing } from '../thing.ts';
import { takenOff } from './parts/taken-off.ts';

export default defineThing({
  id: 'fire-helmet',
  words: {
    en: 'fire helmet in hand, fire helmet under his arm, fire helmet under her arm',
  },
  mould: takenOff(fireHelmet.mould, 1.5, 2.1),
});
