import { fireHelmet } from '#catalogue/headwear/helmets.ts';
import { defineThing } from '../thing.ts';
import { takenOff } from './parts/taken-off.ts';

export default defineThing({
  id: 'fire-helmet',
  words: {
    en: 'fire helmet in hand, fire helmet under his arm, fire helmet under her arm',
  },
  wornAs: 'fire-helmet',
  mould: takenOff(fireHelmet, 1.5, 2.1),
});
