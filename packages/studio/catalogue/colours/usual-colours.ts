import type { Rgb } from '../../colour.ts';
import { COLOUR_WORDS } from './colour-words.ts';

/** The colours of things that are known by a colour, by colour name. They count where the words name none. */
const USUAL: Readonly<Record<string, string>> = {
  denim: 'jeans, denims, spijkerbroek, jeanshose, vaqueros',
  pink: 'jupe rose, robe rose, pull rose, manteau rose, chemise rose, chapeau rose, veste rose',
  brown:
    'lederhosen, lederhose, leather shorts, leather apron, leather gloves, work gloves, leather boots, work boots, cowboy boots',
  burgundy: 'dressing gown, morgenmantel',
  white:
    'dove, seagull, gull, goat, milk, bathrobe, bath robe, bademantel, dalmatian, poodle, wedding dress, wedding gown, bridal gown, bridal dress',
  black:
    'skeleton costume, skeleton suit, skeleton onesie, skeleton outfit, skeleton pyjamas, dressed as a skeleton, skelettkostum, deguisement de squelette, disfraz de esqueleto, costume da scheletro, zwarte pet, zwarte kat, raven, crow, rabe, cuervo, magpie, orca, killer whale, graduation gown, graduation robe, academic gown, academic robe, academic dress, cap and gown, judge robe, judges robe, cassock',
  caramel: 'golden retriever, labradoodle',
  blue: 'blauwe pet',
  red: 'rode pet, fire truck, fire engine, feuerwehrauto',
  beige: 'labrador, pug, siamese',
  chestnut: 'bull',
  grey: 'rat, husky, schnauzer, tabby',
  butter: 'champagne, prosecco, white wine',
  'ice blue': 'hospital gown, patient gown',
  sage: 'surgical gown',
  lime: 'hi vis, high vis, hi vis vest, high vis vest, high visibility vest, safety vest, warnweste',
};

/** Phrases for clothes, pets, vehicles and drinks with their colours. */
export const USUAL_COLOURS: readonly (readonly [words: string, colour: Rgb | undefined])[] = Object.entries(
  USUAL,
).map(([colour, words]) => [words, COLOUR_WORDS.get(colour)]);
