/** Words for somebody who sits in a wheelchair, and for the chair, separated by commas. */
export const WHEELCHAIR_WORDS =
  'wheelchair, wheel chair, power chair, powerchair, wheelchair user, rollstuhl, rollstuhlfahrer, rollstuhlfahrerin, fauteuil roulant, silla de ruedas, sedia a rotelle, cadeira de rodas, 🦽, 🦼, 👨‍🦽, 👩‍🦽, 🧑‍🦽, 👨‍🦼, 👩‍🦼, 🧑‍🦼';
