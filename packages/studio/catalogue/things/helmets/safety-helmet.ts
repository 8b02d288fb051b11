import { hardHat } from '#catalogue/headwear/helmets.ts';
import { defineThing } from '../thing.ts';
import { takenOff } from './parts/taken-off.ts';

export default defineThing({
  id: 'safety-helmet',
  words: {
    en: 'hard hat in hand, hard hat under his arm, hard hat under her arm',
  },
  wornAs: 'hard-hat',
  mould: takenOff(hardHat, 1.5, 2),
});
