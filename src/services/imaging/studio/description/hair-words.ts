import { hex, type Rgb } from '../colour.ts';

/** People named after their hair, and its colour. */
export const HAIR_COLOURS: readonly (readonly [words: string, colour: Rgb])[] = [
  ['blonde, blond, blondie, rubia, rubio, blondine, bionda, biondo, loira, loiro', hex('#e3c58a')],
  ['redhead, redheaded, ginger, pelirroja, pelirrojo, rothaarig, rousse', hex('#a63f1e')],
  ['brunette, morena, moreno', hex('#4a2c1c')],
];

/** Words for a head without hair, separated by commas. */
export const BALD_WORDS =
  'bald, bald headed, baldy, hairless, shaved head, shaven head, glatze, glatzkopf, calvo, calva, chauve, careca, 👨‍🦲, 👩‍🦲';

/** Red hair is copper: nobody is born with the red of a fire engine. */
export const naturalHair = (colour: Rgb): Rgb =>
  colour.join() === hex('#d92b2b').join() ? hex('#a63f1e') : colour;
